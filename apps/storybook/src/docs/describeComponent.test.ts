import { expect, test } from 'vitest';
import { describeComponent } from './describeComponent.ts';

const describe = (description: string) => describeComponent({ __docgenInfo: { description } });

test('shows the example as code, and links as names', () => {
  expect(describe('A button; see {@link IconButton}.\n\n@example\n<Button>Start</Button>')).toBe(
    'A button; see `IconButton`.\n\n```tsx\n<Button>Start</Button>\n```',
  );
});

test('lists what the component throws', () => {
  expect(describe('The provider.\n\n@throws {Error} without `config`')).toBe(
    'The provider.\n\n- Throws `Error` without `config`',
  );
});

test('needs no docstring', () => {
  expect(describeComponent(undefined)).toBe('');
});
