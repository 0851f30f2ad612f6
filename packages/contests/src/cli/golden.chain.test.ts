import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rpcUrl as url } from '../../../../tools/test/vitest/chains.ts';
import { useLocalChain } from '../../test/localChain.ts';
import { playOpenContest, playSealedContest } from '../../test/localContest.ts';
import { runCommand } from './runCommand.ts';

const chain = useLocalChain();
let folder: string;
let contestsOf: { readonly open: Hex; readonly sealed: Hex };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-golden-'));
  contestsOf = { open: await playOpenContest(chain), sealed: await playSealedContest(chain) };
});
afterAll(() => rm(folder, { recursive: true }));

/** Replaces values that differ from run to run: UIDs and hashes, numbered in the order in which they occur, times and blocks. */
function mask(text: string): string {
  const known = new Map<string, string>();
  return text
    .replaceAll(folder, 'FOLDER')
    .replaceAll(url, 'URL')
    .replace(/0x(?!0{50})[0-9a-f]{64}/g, (hash) => {
      const name = known.get(hash) ?? `<hash ${known.size + 1}>`;
      known.set(hash, name);
      return name;
    })
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/\b\d{10}\b/g, '0')
    .replace(/(block:?|Block|"number":) ?\d+/g, '$1 <number>');
}

async function contests(...argv: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const line = (text: string) => void lines.push(text);
  const code = await runCommand(argv, { out: line, err: line, progress: () => {} });
  return mask(`${lines.join('\n')}\nexit code ${code}\n`);
}

test.each(['open', 'sealed'] as const)('prints an %s contest as in its golden files', async (name) => {
  const uid = contestsOf[name];
  const golden = (command: string) => `../../test/golden/${name}.${command}.txt`;
  await expect(await contests('show', url, uid)).toMatchFileSnapshot(golden('show'));
  await expect(await contests('show', url, uid, '--json')).toMatchFileSnapshot(golden('show-json'));
  await expect(await contests('verify', url, uid, '--closed')).toMatchFileSnapshot(golden('verify'));
  await expect(await contests('verify', url, uid, '--closed', '--json')).toMatchFileSnapshot(
    golden('verify-json'),
  );
  const proof = join(folder, `${name}.json`);
  await expect(await contests('bundle', url, uid, '--out', proof)).toMatchFileSnapshot(golden('bundle'));
  await expect(await contests('verify', '--bundle', proof, '--rpc', url, '--closed')).toMatchFileSnapshot(
    golden('verify-proof'),
  );
});
