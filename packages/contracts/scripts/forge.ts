import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const architectures: Partial<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/** The binary that npm installed for this platform. Its launcher would be another process. */
function findForge(): string {
  const launcher = createRequire(import.meta.url).resolve('@foundry-rs/forge/package.json');
  const name = `@foundry-rs/forge-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const file = process.platform === 'win32' ? 'forge.exe' : 'forge';
  return createRequire(launcher).resolve(`${name}/bin/${file}`);
}

export type ForgeRun = { exitCode: number | null; stdout: string; stderr: string };

/** Runs forge in this package. scripts/solc.mjs runs on the Node of this process. */
export function runForge(
  args: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly isShown?: boolean } = {},
): Promise<ForgeRun> {
  const { env, isShown = false } = options;
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  return new Promise((resolve, reject) => {
    const forge = spawn(findForge(), args, {
      cwd: folder,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      forge[name]?.setEncoding('utf8').on('data', (text: string) => {
        output[name] += text;
      });
    }
    forge.once('error', reject);
    forge.once('close', (exitCode) => resolve({ exitCode, ...output }));
  });
}
