import { local } from '@org/chain-config';
import { type Address, type Hex, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { word } from '../../../test/make.ts';
import { getProtocol } from '../../acts/protocol.ts';
import { NOTE_SCHEMA_UID } from '../../contest/schemas.ts';
import { encodeAttestCall, encodeRevokeCall } from '../../write/easCalls.ts';
import { isActCall } from './sendAct.ts';

const protocol = getProtocol(local);
if (!protocol) throw new Error('The local chain has no resolver.');
const { eas, schemas } = protocol;
const contest = word(0xc0);
const present = { protocol, part: 'review 0x1', contest };
const attest = (schemaUid: Hex, refUid: Hex = contest) => encodeAttestCall({ schemaUid, refUid, data: '0x' });
const revoke = (schemaUid: Hex) => encodeRevokeCall({ schemaUid, uid: word(1) });
const stranger: Address = '0x00000000000000000000000000000000000000aa';

test.each<[string, string, Hex, { readonly to?: Address; readonly value?: bigint }, boolean]>([
  ['a review', 'review 0x1', attest(schemas.evaluation), {}, true],
  ['a sealed review', 'review 0x1', attest(schemas.commit), {}, true],
  ['another act of an earlier command', 'admit 0x2', attest(schemas.admit, word(2)), {}, true],
  ['a new contest', 'start 0x2', attest(schemas.contest, zeroHash), {}, true],
  ['a withdrawal', 'withdraw 0x2', revoke(schemas.evaluation), {}, true],
  ['a change of judges', 'judge 0x2', attest(schemas.judges), {}, true],
  ['a disqualification', 'disqualify 0x2', attest(schemas.disqualify), {}, true],
  ['a postponement', 'postpone 0x2', attest(schemas.postpone), {}, true],
  ['late entries', 'list 0x2', attest(schemas.list), {}, true],
  ['a note', 'note 0x2', attest(NOTE_SCHEMA_UID), {}, true],
  ['a withdrawal of a note', 'withdraw 0x2', revoke(NOTE_SCHEMA_UID), {}, true],
  ['a note as a review', 'review 0x1', attest(NOTE_SCHEMA_UID), {}, false],
  ['a review as a note', 'note 0x2', attest(schemas.evaluation), {}, false],
  ['a review in another contest', 'review 0x1', attest(schemas.evaluation, word(2)), {}, false],
  ['an act of another kind', 'review 0x1', attest(schemas.recusal), {}, false],
  ['a revocation as a review', 'review 0x1', revoke(schemas.evaluation), {}, false],
  ['another schema', 'review 0x1', attest(word(9)), {}, false],
  ['a revocation under another schema', 'withdraw 0x2', revoke(word(9)), {}, false],
  ['another contract', 'review 0x1', attest(schemas.evaluation), { to: stranger }, false],
  ['a payment', 'review 0x1', attest(schemas.evaluation), { value: 1n }, false],
  ['another function', 'review 0x1', '0xa9059cbb', {}, false],
  ['no act', 'constructor', attest(schemas.evaluation), {}, false],
])('recognizes a pending act by its call: %s: %s', (_, part, data, change, isExpected) => {
  expect(isActCall({ part, to: eas, value: 0n, data, ...change }, present)).toBe(isExpected);
});
