import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('ignores the `--` that pnpm passes on', async () => {
  const { code, stdout } = await checkLive(['--', 'local'], {
    RPC_URL_31337: nobody,
    SCAN_URL_31337: nobody,
  });
  expect(stdout).toMatch(/^\| local +\| chain id +\| unreachable \|/m);
  expect(code).toBe(2);
});

test('uses the configured endpoint if the setting is empty', async () => {
  const { stdout } = await checkLive(['local'], { RPC_URL_31337: '', SCAN_URL_31337: '' });
  expect(stdout).toMatch(/^\| local +\| chain id +\|/m);
  expect(stdout).not.toContain('Invalid URL');
});

const nobody = 'http://127.0.0.1:1';

function checkLive(args: readonly string[], env: { readonly [name: string]: string }) {
  const main = join(import.meta.dirname, 'main.ts');
  return new Promise<{ code: number | null; stdout: string }>((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env }, (_, stdout) => {
      resolve({ code: child.exitCode, stdout });
    });
  });
}
