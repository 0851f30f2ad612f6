/** An object whose fields nobody has looked at yet. */
export type Fields = { readonly [key: string]: unknown };

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under a key of an object or a list itself, never what it inherits. */
export function findOwn(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  // The cast says what the line above has checked.
  return (value as Fields)[key];
}
