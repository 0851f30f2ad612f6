import { encodePacked, keccak256, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { NOTE_SCHEMA, NOTE_SCHEMA_UID } from './schemas.ts';

test('has the UID of the schema of notes, which has no resolver', () => {
  const { definition, revocable } = NOTE_SCHEMA;
  expect(definition).toBe('bytes32 about,string kind,string text');
  const packed = encodePacked(['string', 'address', 'bool'], [definition, zeroAddress, revocable]);
  expect(NOTE_SCHEMA_UID).toBe(keccak256(packed));
});
