import type { Hex } from 'viem';
import type { AbiType, AbiValue, AbiValues } from './decodeTuple.ts';
import { bytesToHex, hexToBytes } from './hex.ts';

const WORD = 32;
const utf8 = new TextEncoder();

const encoders: { readonly [Type in AbiType]: (value: AbiValue[Type]) => Uint8Array } = {
  bytes32: padLeft,
  uint8: numberWord,
  string: encodeText,
  'address[]': (addresses) => join([numberWord(addresses.length), ...addresses.map(padLeft)]),
  'string[]': encodeTexts,
};

/** Encodes values as Solidity's `abi.encode` does. The values must fit their types; strings must be well-formed. */
export function encodeTuple<const Types extends readonly AbiType[]>(
  types: Types,
  values: AbiValues<Types>,
): Hex {
  const heads: Uint8Array[] = [];
  const tails: Uint8Array[] = [];
  let tailAt = types.length * WORD;
  types.forEach((type, index) => {
    // The signature pairs each type with its value; indexing the encoders loses that relation.
    const encode = encoders[type] as (value: unknown) => Uint8Array;
    const bytes = encode(values[index]);
    if (type === 'bytes32' || type === 'uint8') {
      heads.push(bytes);
      return;
    }
    heads.push(numberWord(tailAt));
    tails.push(bytes);
    tailAt += bytes.length;
  });
  return bytesToHex(join([...heads, ...tails]));
}

function encodeText(text: string): Uint8Array {
  const bytes = utf8.encode(text);
  const padded = new Uint8Array(Math.ceil(bytes.length / WORD) * WORD);
  padded.set(bytes);
  return join([numberWord(bytes.length), padded]);
}

function encodeTexts(texts: readonly string[]): Uint8Array {
  const parts = texts.map(encodeText);
  let at = texts.length * WORD;
  const offsets = parts.map((part) => {
    const offset = numberWord(at);
    at += part.length;
    return offset;
  });
  return join([numberWord(texts.length), ...offsets, ...parts]);
}

function numberWord(value: number): Uint8Array {
  const word = new Uint8Array(WORD);
  new DataView(word.buffer).setUint32(WORD - 4, value);
  return word;
}

function padLeft(hex: Hex): Uint8Array {
  const bytes = hexToBytes(hex);
  if (!bytes || bytes.length > WORD) throw new TypeError(`Not at most 32 bytes of hex: ${hex}`);
  const word = new Uint8Array(WORD);
  word.set(bytes, WORD - bytes.length);
  return word;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
