import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RUNS } from '../test/writeHistories.ts';
import * as contracts from './index.ts';

test('exports exactly the listed names', () => {
  expect(Object.keys(contracts).sort()).toEqual([
    'contestResolverAbi',
    'contestResolverCreationCode',
    'create2ProxyAddress',
    'create2ProxyDeployer',
    'create2ProxyRuntimeCode',
    'create2ProxyTransaction',
    'create2Salt',
    'easAbi',
    'easCreationCode',
    'easRuntimeCode',
    'getContestResolverAddress',
    'getContestResolverDeployment',
    'multicall3Address',
    'multicall3CreationCode',
    'profileAbi',
    'profileAddress',
    'profileCreationCode',
    'profileDeployment',
    'schemaRegistryAbi',
    'schemaRegistryCreationCode',
    'schemaRegistryRuntimeCode',
  ]);
});

test('has whole bytes of hex as bytecode', () => {
  for (const [name, value] of Object.entries(contracts)) {
    if (name.endsWith('Code')) expect(value, name).toMatch(/^0x([0-9a-f]{2})+$/);
  }
});

test('the commands have the numbers of runs of the contract’s tests', () => {
  const text = readFileSync(new URL('../../../docs/commands.md', import.meta.url), 'utf8');
  const { day, night } = RUNS;
  const { newest, older } = night;
  expect(text).toContain(
    `\`npm test\` uses ${day.newest.fuzz} and ${day.newest.invariant}, and at night ${newest.fuzz} |`,
  );
  expect(text).toContain(
    `${newest.histories.toLocaleString('en')} histories of the library, ${newest.fuzz} runs of each fuzz and invariant test, ${older.fuzz} runs and ${older.histories} histories on each older EAS | ${day.newest.histories} histories with every act and every error, ${day.newest.fuzz} and ${day.newest.invariant} runs; on each older EAS ${day.older.histories} histories, ${day.older.fuzz} and ${day.older.invariant} runs |`,
  );
});
