/**
 * A piece of JSON: constant text, or an expression for text, with its minimum number of bytes (a number, or an
 * expression that does not read the whole text). Nested lists and objects count their own.
 */
export type Part = { readonly text: string } | { readonly sql: string; readonly bytes?: number | string };

export type Member = { readonly key: string; readonly value: readonly Part[] };

/** A PostgreSQL function takes at most 100 arguments. */
const MAX_ARGUMENTS = 100;

/** A JSON object. Keys are GraphQL names, which need no escaping. */
export function toObject(members: readonly Member[]): Part[] {
  const parts = members.flatMap(({ key, value }, index): Part[] => {
    if (!/^\w+$/.test(key)) throw new Error(`${key} is not a name.`);
    return [{ text: `${index > 0 ? ',' : ''}"${key}":` }, ...value];
  });
  return [{ text: '{' }, ...parts, { text: '}' }];
}

/** An expression for the minimum bytes of all pieces. */
export function toBytes(parts: readonly Part[]): string {
  let known = 0;
  const measured = new Map<string, number>();
  for (const part of parts) {
    const bytes = 'text' in part ? part.text.length : (part.bytes ?? 0);
    if (typeof bytes === 'number') known += bytes;
    else measured.set(bytes, (measured.get(bytes) ?? 0) + 1);
  }
  return [`${known}::bigint`, ...[...measured].map(([sql, times]) => `${times} * (${sql})::bigint`)].join(
    ' + ',
  );
}

/** All pieces as one expression. Null values are skipped. */
export function toSql(parts: readonly Part[]): string {
  const merged: string[] = [];
  let text = '';
  for (const part of parts) {
    if ('text' in part) text += part.text;
    else {
      if (text) merged.push(quote(text));
      merged.push(part.sql);
      text = '';
    }
  }
  if (text) merged.push(quote(text));
  return concat(merged);
}

function concat(expressions: readonly string[]): string {
  if (expressions.length <= MAX_ARGUMENTS) return `concat(${expressions.join(', ')})`;
  const chunks: string[] = [];
  for (let at = 0; at < expressions.length; at += MAX_ARGUMENTS) {
    chunks.push(concat(expressions.slice(at, at + MAX_ARGUMENTS)));
  }
  return concat(chunks);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

// JSON escapes control characters, so these marks cannot be part of a value.

/** Replaces a list with too many groups. */
export const TOO_MANY = '\u0001';
export const TOO_MANY_SQL = 'chr(1)';

/** Replaces a number that GraphQL's `Int` cannot represent. */
export const LARGE_SUM = '\u0002';
export const LARGE_SUM_SQL = 'chr(2)';
