import type { Contest } from '@org/contests';
import { expect, test } from 'vitest';
import { createScanReading } from './useScanResult.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const NOW = 1_800_000_000n;

const contest: Contest = {
  chainId: 31337,
  uid: `0x${'ab'.repeat(32)}`,
  schemaUid: `0x${'cd'.repeat(32)}`,
  organizer: judge,
  title: 'A title',
  description: 'A description',
  judges: [judge],
  entries: ['https://example.org/a'],
  criteria: [],
  rule: 'R1',
  time: NOW - 100n,
  endsAt: null,
  revokedAt: null,
};

const attestation = {
  uid: `0x${'01'.repeat(32)}`,
  schema: contest.schemaUid,
  recipient: judge,
  attester: judge,
  time: NOW + 50n,
  expirationTime: 0n,
  revocationTime: 0n,
  revocable: true,
  refUID: contest.uid,
  data: '0x',
  isOffchain: false,
} as const;

test('uses the time of the request as block time', () => {
  expect(createScanReading(contest, [], Number(NOW) * 1000 + 999).block.time).toBe(NOW);
});

test('keeps reviews and withdrawals when the clock is behind', () => {
  const readAtMs = Number(NOW) * 1000;
  expect(createScanReading(contest, [attestation], readAtMs).block.time).toBe(NOW + 50n);
  const withdrawn = { ...attestation, revocationTime: NOW + 80n };
  expect(createScanReading(contest, [withdrawn], readAtMs).block.time).toBe(NOW + 80n);
});
