import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Props that a reader of a component's documentation does not set. */
const INTERNAL = /^(ref|key|className|style|place|stage|isPhone|connectedRef)$/;

/** Storybook's editor of objects cannot show functions, elements and big integers. */
const isEditable = (value: unknown): boolean => {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isEditable);
};

/** Names the values of a union, which Storybook calls "union". */
const listValues = (options: unknown) =>
  Array.isArray(options)
    ? { type: { summary: options.map((each) => JSON.stringify(each)).join(' | ') } }
    : {};

/** Hides internal props, groups events, and gives controls to the props whose values a designer can write. */
export const describeArguments: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isEvent = /^on[A-Z]/.test(name);
      const isInternal = INTERNAL.test(name) || /@internal/.test(argType.description ?? '');
      const hasControl = !isEvent && isEditable(initialArgs[name]);
      return [
        name,
        {
          ...argType,
          ...(hasControl ? {} : { control: false as const }),
          table: {
            ...argType.table,
            ...listValues(argType.options),
            ...(isEvent && { category: 'Events' }),
            ...(isInternal && { disable: true }),
          },
        },
      ];
    }),
  );
