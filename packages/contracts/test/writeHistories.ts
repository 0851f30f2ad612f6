import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getSchemaUids, type Protocol } from '@org/contests';
import { type Address, concat, encodeAbiParameters, getContractAddress, type Hex } from 'viem';
import { contestResolverCreationCode, create2ProxyAddress, create2Salt } from '../src/index.ts';
import { createHistory, type History } from './histories.ts';
import { createStarts } from './starts.ts';

const eas: Address = '0x4200000000000000000000000000000000000021';

/** The resolver as ResolverTest.sol deploys it, which is as on Base. */
const resolver = getContractAddress({
  opcode: 'CREATE2',
  from: create2ProxyAddress,
  salt: create2Salt,
  bytecode: concat([contestResolverCreationCode, encodeAbiParameters([{ type: 'address' }], [eas])]),
});
const protocol: Protocol = { chainId: 8453, eas, resolver, schemas: getSchemaUids(resolver) };

/** Runs of each fuzz and invariant test, and histories, of the newest EAS and each older one; `night`: of `npm test -- --full`. */
export const RUNS = {
  day: {
    newest: { fuzz: 64, invariant: 32, histories: 300 },
    older: { fuzz: 16, invariant: 8, histories: 60 },
  },
  night: {
    newest: { fuzz: 256, invariant: 256, histories: 1000 },
    older: { fuzz: 32, invariant: 32, histories: 160 },
  },
} as const;

/** Histories for test/forge/Differential.t.sol. */
export type WrittenHistories = {
  /** The environment of forge: the file, one history a line, and their number. */
  readonly env: Readonly<Record<'HISTORIES' | 'HISTORY_COUNT', string>>;
  /** How often each act was accepted, and each error occurred. */
  readonly outcomes: ReadonlyMap<string, number>;
};

/** Writes histories of `length` acts each, and for every 50 of them one at the limits and one of contests only. */
export function writeHistories({
  count,
  length,
  seed,
}: Record<'count' | 'length' | 'seed', number>): WrittenHistories {
  const path = '.laurel/histories.txt';
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const lines: Hex[] = [];
  const outcomes = new Map<string, number>();
  const add = (history: History) => {
    lines.push(history.encoded);
    for (const outcome of history.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  for (let index = 0; index < count; index += 1) {
    add(createHistory(seed + index, protocol, { length }));
    if (index % 50 > 0) continue;
    add(createHistory(seed + index, protocol, { length: 240, atLimits: true }));
    add(createStarts(seed + index, protocol, 48));
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return { env: { HISTORIES: path, HISTORY_COUNT: String(lines.length) }, outcomes };
}
