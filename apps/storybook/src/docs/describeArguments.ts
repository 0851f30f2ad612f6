import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** Props that a reader of a component's documentation does not set. */
const INTERNAL = /^(ref|key|className|style|place|stage|isPhone|connectedRef)$/;

/** Storybook's editor of objects cannot show functions, elements and big integers. */
const isEditable = (value: unknown): boolean => {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isEditable);
};

const isUndefined = (type: SBType) => type.name === 'other' && type.value === 'undefined';

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

const summarize = (type: SBType): string | undefined => {
  if (type.name === 'enum') return type.value.map((word) => JSON.stringify(word)).join(' | ');
  if (type.name === 'union') return type.value.map((each) => summarize(each) ?? each.name).join(' | ');
  if (type.name === 'other') return type.value;
  return type.raw ?? type.name;
};

/** The control for a type, or for the value that the story passes. */
const chooseControl = (type: SBType | undefined, value: unknown): Pick<InputType, 'control' | 'options'> => {
  if (!isEditable(value)) return { control: false };
  if (type?.name === 'enum') {
    return { control: { type: type.value.length > 4 ? 'select' : 'radio' }, options: type.value };
  }
  if (type?.name === 'boolean' || typeof value === 'boolean') return { control: { type: 'boolean' } };
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
  const summary = simple && summarize(simple);
  return {
    ...argType,
    name,
    ...(simple && { type: simple }),
    ...(isEvent ? { control: false as const } : chooseControl(simple, value)),
    table: {
      ...argType.table,
      ...(summary && { type: { summary } }),
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
