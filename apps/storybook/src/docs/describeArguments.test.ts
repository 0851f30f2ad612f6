import { expect, test } from 'vitest';
import { describeArguments, describeComponent } from './describeArguments.ts';

const absent = { name: 'other', value: 'undefined' } as const;

const describe = (name: string, type: unknown, value?: unknown) => {
  const described = describeArguments({
    argTypes: { [name]: { name, type } },
    initialArgs: { [name]: value },
  } as never);
  return described[name] ?? { name: 'missing' };
};

test('offers the words of an optional prop', () => {
  const words = { name: 'enum', value: ['small', 'large'] };
  const described = describe('size', { name: 'union', value: [words, absent] });
  expect(described).toMatchObject({ control: { type: 'radio' }, options: ['small', 'large'] });
  expect(described.table?.type?.summary).toBe('"small" | "large"');
});

test('offers a switch for an optional boolean', () => {
  expect(describe('loading', { name: 'union', value: [{ name: 'boolean' }, absent] })).toMatchObject({
    control: { type: 'boolean' },
  });
});

test('offers the words of a prop that also takes an object', () => {
  const words = { name: 'enum', value: ['full', 'icon'] };
  const pair = { name: 'object', value: { small: words, large: { name: 'union', value: [words, absent] } } };
  const described = describe('chainStatus', { name: 'union', value: [words, pair, absent] });
  expect(described).toMatchObject({ control: { type: 'radio' }, options: ['full', 'icon'] });
  expect(described.table?.type?.summary).toBe(
    '"full" | "icon" | { small: "full" | "icon"; large?: "full" | "icon" }',
  );
});

test('offers the choices of the story, and no control where the story refuses one', () => {
  const type = { name: 'union', raw: "{ status: 'idle' }", value: [{ name: 'object', value: {} }] };
  const offer = (argType: object) =>
    describeArguments({
      argTypes: { state: { name: 'state', type, ...argType } },
      initialArgs: { state: { onRetry: () => {} } },
    } as never).state;
  expect(offer({ options: ['idle', 'failed'], mapping: {} })).toMatchObject({
    control: { type: 'radio' },
    options: ['idle', 'failed'],
  });
  expect(offer({ control: false })).toMatchObject({ control: false });
});

test('closes a long type, and shows links as names', () => {
  const raw = `{\n  readonly title: string;\n  /** In seconds. */\n  readonly endsAt: bigint;\n}`;
  const argTypes = { contest: { name: 'contest', type: { name: 'object', raw, value: {} } } };
  const described = describeArguments({ argTypes, initialArgs: {} } as never).contest;
  expect(described?.table?.type).toEqual({
    summary: 'object',
    detail: '{\n  title: string;\n  /** In seconds. */\n  endsAt: bigint;\n}',
  });
  const config = { name: 'config', description: 'From {@link createConfig}.', type: { name: 'string' } };
  expect(describeArguments({ argTypes: { config }, initialArgs: {} } as never).config?.description).toBe(
    'From `createConfig`.',
  );
});

test('offers no control for what cannot be written', () => {
  const object = { name: 'object', value: {} };
  expect(describe('contest', object, { endsAt: 1n }).control).toBe(false);
  expect(describe('contest', object, { title: 'Benches' }).control).toEqual({ type: 'object' });
  expect(describe('icon', { name: 'other', value: 'ReactNode' }).control).toBe(false);
});

test('groups events, and hides internal props and those without a type', () => {
  const event = describe('onClick', { name: 'function' });
  expect([event.control, event.table?.category]).toEqual([false, 'Events']);
  expect(describe('className', { name: 'string' }).table?.disable).toBe(true);
  expect(describe('type', {}).table?.disable).toBe(true);
});

test('describes the arguments of a story whose component has no documented props', () => {
  const described = describeArguments({
    argTypes: {},
    initialArgs: { contest: { endsAt: 1n }, title: 'Benches', onClose: () => {} },
  } as never);
  expect(described).toMatchObject({
    contest: { control: false },
    title: { control: { type: 'text' } },
    onClose: { control: false, table: { category: 'Events' } },
  });
});

const describeDocs = (description: string) => describeComponent({ __docgenInfo: { description } });

test('shows the example as code, and links as names', () => {
  expect(describeDocs('A button; see {@link IconButton}.\n\n@example\n<Button>Start</Button>')).toBe(
    'A button; see `IconButton`.\n\n```tsx\n<Button>Start</Button>\n```',
  );
});

test('lists the errors that a component throws', () => {
  expect(describeDocs('The provider.\n\n@throws {Error} without `config`')).toBe(
    'The provider.\n\n- Throws `Error` without `config`',
  );
});

test('describes a component without a docstring', () => {
  expect(describeComponent(undefined)).toBe('');
});
