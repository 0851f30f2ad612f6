/** A piece of JSON: text that is known beforehand, or an expression that gives text. */
export type Part = { readonly text: string } | { readonly sql: string };

export type Member = { readonly key: string; readonly value: readonly Part[] };

/** A function of PostgreSQL takes 100 arguments. */
const MAX_ARGUMENTS = 100;

/** A JSON object. Keys are names of GraphQL, which need no escaping. */
export function toObject(members: readonly Member[]): Part[] {
  const parts = members.flatMap(({ key, value }, index): Part[] => {
    if (!/^\w+$/.test(key)) throw new Error(`${key} is no name.`);
    return [{ text: `${index > 0 ? ',' : ''}"${key}":` }, ...value];
  });
  return [{ text: '{' }, ...parts, { text: '}' }];
}

/** Rows, each a JSON value in its column `json`, as a JSON list. */
export function toList(rows: string, alias: string, order = ''): Part[] {
  const list = `string_agg(${alias}.json, ','${order})`;
  return [{ text: '[' }, { sql: `(select ${list} from (${rows}) ${alias})` }, { text: ']' }];
}

/** All pieces as one expression. What is null is left out. */
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
