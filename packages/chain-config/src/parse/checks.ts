import { check, type Field, readItems, readKeys } from './field.ts';
import { isRecord } from './record.ts';

/** Validates a field and reports problems; `isLocal`: the field belongs to a chain on this machine. */
export type Check = (field: Field, isLocal: boolean) => unknown;

/** Checks for the fields of an object, by key. */
export type Checks = { readonly [key: string]: Check };

/** An object with these fields; other fields are allowed. */
export function open(checks: Checks, known?: readonly string[]): Check {
  return (field, isLocal) => {
    readKeys(field, known);
    if (!isRecord(field.value)) return;
    for (const [key, checkField] of Object.entries(checks)) checkField(field.at(key), isLocal);
  };
}

/** An object with these fields and no others. */
export function closed(checks: Checks): Check {
  return open(checks, Object.keys(checks));
}

/** A record whose values all pass the same check; `default` is required. */
export function groups(checkGroup: Check): Check {
  return (field, isLocal) => {
    const given = readKeys(field).map((key) => [key, optional(checkGroup)]);
    open({ ...Object.fromEntries(given), default: checkGroup })(field, isLocal);
  };
}

export function list(checkItem: Check): Check {
  return (field, isLocal) => {
    for (const item of readItems(field)) checkItem(item, isLocal);
  };
}

/** An optional field. */
export function optional(checkField: Check): Check {
  return (field, isLocal) => field.value === undefined || checkField(field, isLocal);
}

/** A field that may be missing or `null`. */
export function nullable(checkField: Check): Check {
  return (field, isLocal) => field.value === null || optional(checkField)(field, isLocal);
}

/** An integer. */
export function count(least: number): Check {
  return (field) =>
    check(
      field,
      Number.isSafeInteger(field.value) && Number(field.value) >= least,
      `must be an integer, ${least} or greater`,
    );
}

export function flag(field: Field) {
  return check(field, typeof field.value === 'boolean', 'must be true or false');
}

export function text(field: Field) {
  return check(field, /\S/.test(readText(field)), 'must be a non-empty string');
}

/** The string in a field; empty if the field contains something else. */
export function readText({ value }: Field): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Scheme, host (this machine is a separate group), port and the rest, in printable ASCII. `new URL` is too lenient: it
 * accepts white space, backslashes, missing and extra slashes, and user names and passwords.
 */
const URL_PATTERN =
  /^(\w+):\/\/((([\w.-]+\.)?localhost|127(\.\d+){3}|\[::1\])|[\w.-]+|\[[\w:.]+\])(:\d+)?([/?#][!-[\]-~]*)?$/;

/**
 * A URL with an encrypted scheme, or one on this machine that belongs to a local chain.
 *
 * @param secure the encrypted scheme
 * @param options.isPage links are built from it, so it must not have a query or a fragment
 */
export function url(secure: 'https' | 'wss', { isPage = false } = {}): Check {
  const plain = secure.slice(0, -1);
  const without = isPage ? 'password, query and fragment' : 'password';
  return (field, isLocal) => {
    const text = readText(field);
    const [, scheme, , loopback] = URL_PATTERN.exec(URL.canParse(text) ? text : '') ?? [];
    const isHere = scheme === plain && loopback !== undefined;
    const isRight = (scheme === secure || (isHere && isLocal)) && !(isPage && /[?#]/.test(text));
    const hint = isHere ? `; ${plain}:// needs status local` : '';
    return check(field, isRight, `must be a URL with ${secure}:// and without ${without}${hint}`);
  };
}
