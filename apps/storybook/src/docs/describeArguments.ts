import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

type Documented = { readonly __docgenInfo?: { readonly description?: string } };

/** The links of a docstring to other names, as code. */
const showLinks = (text: string): string => text.replace(/\{@link (\w+)\}/g, '`$1`');

/** A component's docstring as Markdown: the example as code, and what it throws as a list. */
export function describeComponent(component: unknown): string {
  const { description = '' } = (component as Documented | undefined)?.__docgenInfo ?? {};
  const [text = '', ...examples] = showLinks(description)
    .replace(/^@throws \{(\w+)\} ?/gm, '- Throws `$1` ')
    .split(/^@example\s*/m);
  const blocks = examples.map((example) => `\`\`\`tsx\n${example.trim()}\n\`\`\``);
  return [text.trim(), ...blocks].filter(Boolean).join('\n\n');
}

/** Props that a reader of a component's documentation does not set. */
const INTERNAL = /^(ref|key|className|style|place|connectedRef)$/;

/** Storybook's editor of objects cannot show functions, elements and big integers. */
const isEditable = (value: unknown): boolean => {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isEditable);
};

const isUndefined = (type: SBType) => type.name === 'other' && type.value === 'undefined';

const isOptional = (type: SBType) => type.name === 'union' && type.value.some(isUndefined);

/** The type of a prop without `undefined`, which its being optional says; unions of words as one list. */
const simplify = (type: SBType): SBType => {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !isUndefined(member)).map(simplify);
  const [only] = members;
  if (members.length === 1 && only) return only;
  const words = members.flatMap((member) => (member.name === 'enum' ? member.value : []));
  const isList = members.length > 0 && members.every(({ name }) => name === 'enum');
  return isList ? { name: 'enum', value: words } : { ...type, value: members };
};

/** The words of a type, as a choice: those of a list, and those that a prop takes besides objects. */
const listWords = (type: SBType | undefined): readonly unknown[] => {
  if (type?.name === 'enum') return type.value;
  return type?.name === 'union' ? type.value.flatMap(listWords) : [];
};

const hasBoolean = (type: SBType | undefined): boolean =>
  type?.name === 'boolean' || (type?.name === 'union' && type.value.some(hasBoolean));

const summarizeFields = (fields: Readonly<Record<string, SBType>>) =>
  Object.entries(fields)
    .map(([name, type]) => `${name}${isOptional(type) ? '?' : ''}: ${summarize(simplify(type)) ?? type.name}`)
    .join('; ');

const summarize = (type: SBType): string | undefined => {
  if (type.name === 'enum') return type.value.map((word) => JSON.stringify(word)).join(' | ');
  if (type.name === 'union') {
    const isOfObjects = type.value.every(({ name }) => name === 'object');
    // The type as written, also with the words of each object. A type parameter would have no meaning here.
    if (isOfObjects && type.raw) return type.raw;
    return type.value
      .map((each) => (each.name === 'object' ? `{ ${summarizeFields(each.value)} }` : summarize(each)))
      .join(' | ');
  }
  if (type.name === 'other') return type.value === 'unknown' ? undefined : type.value;
  return type.raw ?? type.name;
};

/** A type in the table: a long one is closed, and the docgen does not name types of `readonly` arrays. */
const describeType = (type: SBType, value: unknown) => {
  const whole = (summarize(type) ?? (Array.isArray(value) ? 'array' : '')).replaceAll('readonly ', '');
  if (whole.length <= 120 && !whole.includes('\n')) return whole === '' ? {} : { summary: whole };
  return { summary: type.name === 'union' ? 'one of' : type.name, detail: whole.trim() };
};

const choice = (options: readonly unknown[]) => ({
  control: { type: options.length > 4 ? ('select' as const) : ('radio' as const) },
  options,
});

/** The control for the choices of the story, for a type, or for the value that the story passes. */
const chooseControl = (
  { control, options }: InputType,
  type: SBType | undefined,
  value: unknown,
): Pick<InputType, 'control' | 'options'> => {
  const words = listWords(type);
  if (control === false) return { control };
  if (words.length > 0) return choice(words);
  if (options) return choice(options);
  if (!isEditable(value)) return { control: false };
  if (hasBoolean(type) || typeof value === 'boolean') return { control: { type: 'boolean' } };
  if (type?.name === 'number' || typeof value === 'number') return { control: { type: 'number' } };
  if (type?.name === 'string' || typeof value === 'string') return { control: { type: 'text' } };
  return { control: typeof value === 'object' && value !== null ? { type: 'object' } : false };
};

const describe = (name: string, argType: InputType, value: unknown): InputType => {
  const isEvent = /^on[A-Z]/.test(name);
  const isInternal = INTERNAL.test(name) || /@internal/.test(argType.description ?? '');
  const type =
    argType.type && typeof argType.type === 'object' && 'name' in argType.type ? argType.type : undefined;
  const simple = type && simplify(type);
  return {
    ...argType,
    name,
    description: showLinks(argType.description ?? ''),
    ...(simple && { type: simple }),
    ...(isEvent ? { control: false as const } : chooseControl(argType, simple, value)),
    table: {
      ...argType.table,
      ...(simple && { type: describeType(simple, value) }),
      ...(isEvent && { category: 'Events' }),
      // A prop of the HTML element has a default at most.
      ...((isInternal || (!simple && value === undefined)) && { disable: true }),
    },
  };
};

/**
 * Hides internal props, groups events, and gives controls to the props whose values a designer can write. It describes the
 * arguments of the story for a component without documented props.
 */
export const describeArguments: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      describe(name, argTypes[name] ?? {}, initialArgs[name]),
    ]),
  ) as ReturnType<ArgTypesEnhancer>;

// After Storybook has read the types.
describeArguments.secondPass = true;
