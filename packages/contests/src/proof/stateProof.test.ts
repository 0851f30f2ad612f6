import { bytesToHex, concat, type Hex, hexToBytes, keccak256, toRlp } from 'viem';
import { describe, expect, test } from 'vitest';
import { address, word } from '../../test/make.ts';
import { readAccountProof, readStorageProof, toTrieKey } from './stateProof.ts';

const ACCOUNT = address(1);
const ROOT = word(5);
const CODE = word(6);

/** A trie with one key, and its proof. */
function only(key: Hex, value: Hex) {
  const node = toRlp([concat(['0x20', bytesToHex(toTrieKey(key))]), value]);
  return { root: keccak256(node), nodes: [hexToBytes(node)] };
}

function readAccount(value: Hex) {
  const { root, nodes } = only(ACCOUNT, value);
  return readAccountProof({ stateRoot: root, address: ACCOUNT, nodes });
}

test('reads an account from a proof of the state', () => {
  expect(readAccount(toRlp(['0x01', '0x', ROOT, CODE]))).toEqual({
    ok: true,
    value: { storageRoot: ROOT, codeHash: CODE },
  });
});

describe('readAccountProof', () => {
  test.each<[string, Hex]>([
    ['that is no RLP', '0xffff'],
    ['that is no list', '0x83aabbcc'],
    ['of three fields', toRlp(['0x01', ROOT, CODE])],
    ['of five fields', toRlp(['0x01', '0x', ROOT, CODE, '0x'])],
    ['with a padded nonce', toRlp(['0x0001', '0x', ROOT, CODE])],
    ['with a list as balance', toRlp(['0x01', [], ROOT, CODE])],
    ['with a short storage root', toRlp(['0x01', '0x', '0x05', CODE])],
    ['with a list as code hash', toRlp(['0x01', '0x', ROOT, [CODE]])],
  ])('refuses the proof of an account: %s', (_, value) => {
    expect(readAccount(value)).toEqual({ ok: false, reason: 'malformed-value' });
  });
});

function readSlot(value: Hex) {
  const { root, nodes } = only(word(3), value);
  return readStorageProof({ storageRoot: root, findSlots: () => [word(3)], nodes });
}

test('reads a slot from a proof of the state', () => {
  expect(readSlot('0x8201f4')).toEqual({ ok: true, value: [500n] });
  expect(readSlot(toRlp(word(2n ** 255n)))).toEqual({ ok: true, value: [2n ** 255n] });
});

test('reads a slot that a chain keeps with the value zero', () => {
  expect(readSlot('0x80')).toEqual({ ok: true, value: [0n] });
});

describe('readStorageProof', () => {
  test.each<[string, Hex]>([
    ['of zero as a byte', '0x00'],
    ['with a leading zero', toRlp('0x0001')],
    ['of 33 bytes', toRlp(`0x${'11'.repeat(33)}`)],
    ['that is a list', '0xc101'],
    ['that is no RLP', '0x8101'],
  ])('refuses the proof of a slot: %s', (_, value) => {
    expect(readSlot(value)).toEqual({ ok: false, reason: 'malformed-value' });
  });
});

test('asks for further slots with the values of the earlier ones', () => {
  const { root, nodes } = only(word(3), '0x04');
  const findSlots = (values: readonly bigint[]) => [word(3), ...values.map((value) => word(value))];
  const asked: number[] = [];
  const read = readStorageProof({
    storageRoot: root,
    nodes,
    findSlots: (values) => {
      asked.push(values.length);
      return findSlots(values.slice(0, 1));
    },
  });
  expect(read).toEqual({ ok: true, value: [4n, 0n] });
  expect(asked).toEqual([0, 1, 2]);
});
