import type { Hex } from 'viem';
import type { Json } from '../base/canonicalJson.ts';
import { ProofRefusal } from './proofReasons.ts';

/** Reads a value at a path of a bundle, or refuses it. */
export type Reader<Value> = (value: Json | undefined, at: string) => Value;
type Fields<Value> = { readonly [Key in keyof Value]-?: Reader<Value[Key]> };

/** Refuses a value of a bundle. */
export const refuse = (at: string): never => {
  throw new ProofRefusal('wrong-field', { at });
};

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with exactly these fields, and possibly the optional ones. */
export function record<Value>(fields: Fields<Value>, optional: readonly (keyof Value)[] = []): Reader<Value> {
  const names = Object.keys(fields) as (keyof Value & string)[];
  return (value, at) => {
    if (!isObject(value)) return refuse(at);
    const toPath = (name: string) => (at ? `${at}.${name}` : name);
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) throw new ProofRefusal('unknown-field', { at: toPath(unknown) });
    const present = names.filter((name) => Object.hasOwn(value, name) || !optional.includes(name));
    const entries = present.map((name) => {
      if (!Object.hasOwn(value, name)) throw new ProofRefusal('missing-field', { at: toPath(name) });
      return [name, fields[name](value[name], toPath(name))];
    });
    // Object.fromEntries loses the names.
    return Object.fromEntries(entries) as Value;
  };
}

/** A list with at most `max` items. */
export function list<Value>(read: Reader<Value>, max = Number.POSITIVE_INFINITY): Reader<readonly Value[]> {
  return (value, at) =>
    Array.isArray(value) && value.length <= max
      ? value.map((item: Json, index: number) => read(item, `${at}[${index}]`))
      : refuse(at);
}

const NO_DIGIT = /[^0-9a-f]/;

/** Hex in lower case: whole bytes, exactly `size` of them or at most `max`. */
export function hex<Value extends Hex>(size?: number, max = Number.POSITIVE_INFINITY): Reader<Value> {
  return (value, at) => {
    if (typeof value !== 'string' || !value.startsWith('0x') || value.length % 2 === 1) return refuse(at);
    if (size !== undefined && value.length !== 2 + 2 * size) return refuse(at);
    if (value.length > 2 + 2 * max) return refuse(at);
    // Checked to be hex.
    return NO_DIGIT.test(value.slice(2)) ? refuse(at) : (value as Value);
  };
}

/** A whole number from 0 to `max`. */
export function integer(max: number): Reader<number> {
  return (value, at) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max
      ? value
      : refuse(at);
}
