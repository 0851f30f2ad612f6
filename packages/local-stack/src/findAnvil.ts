import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LocalChainError } from './errors.ts';

const architectures: Partial<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * The anvil binary that npm installed for this machine. The launcher of @foundry-rs/anvil is left out: it would be one
 * more process between us and anvil, and one that can be killed without anvil.
 */
export function findAnvil(): string {
  const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
  const name = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    const binary = createRequire(launcher).resolve(`${name}/bin/${file}`);
    if (existsSync(binary)) return binary;
  } catch (cause) {
    throw new LocalChainError(
      'anvil-missing',
      `anvil is not installed for this machine: ${name} is missing.`,
      { cause },
    );
  }
  throw new LocalChainError(
    'anvil-missing',
    `anvil is not installed for this machine: ${name} has no binary.`,
  );
}
