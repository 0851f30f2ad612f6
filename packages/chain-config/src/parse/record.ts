/** An object whose fields nobody has looked at yet. */
export type Fields = { readonly [key: string]: unknown };

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under a key of an object or a list itself, never what it inherits. */
export function findOwn(value: unknown, key: string | number): unknown {
  // The cast says what the condition has checked.
  return typeof value === 'object' && value && Object.hasOwn(value, key) ? (value as Fields)[key] : undefined;
}
