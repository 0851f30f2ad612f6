import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { installFromDebian } from '../../test/debian.ts';

const MIRROR = 'http://deb.debian.org/debian';
const SUITE = 'bookworm';
/** Packages of a provider's image that minbase lacks. */
const INCLUDED = ['ca-certificates', 'procps'];
/** The certificates that a Debian trusts. */
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes an empty Debian in a folder.
 *
 * @param packages a folder that keeps downloaded packages for the next time
 * @throws {Error} without root, or without debootstrap
 */
export function createDebian(root: string, packages: string): void {
  if (process.getuid?.() !== 0) throw new Error('Only root can make a Debian in a folder.');
  if (!existsSync('/usr/sbin/debootstrap')) installFromDebian('debootstrap');
  mkdirSync(packages, { recursive: true });
  execFileSync(
    'debootstrap',
    [
      '--variant=minbase',
      `--include=${INCLUDED.join(',')}`,
      `--cache-dir=${packages}`,
      ...[SUITE, root, MIRROR],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  // The certificates of this machine, which may reach its package registry through a proxy.
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(root, CERTIFICATES));
}

/** Copies this Node and this machine's npm to a Debian, at the places of NodeSource's package. */
export function copyNode(root: string): void {
  const npm = dirname(
    dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8', cwd: '/' }).trim())),
  );
  const modules = join(root, 'usr/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(npm, join(modules, 'npm'), { recursive: true, dereference: true });
  copyFileSync(realpathSync(process.execPath), join(root, 'usr/bin/node'));
  for (const name of ['npm', 'npx']) {
    rmSync(join(root, 'usr/bin', name), { force: true });
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/bin', name));
  }
}

/** A shell in a Debian. */
export type Shell = {
  /** Runs commands, in a shell of their own unless they are `kept`; rejects with their output if one fails. */
  readonly run: (commands: string, options?: { readonly isKept?: boolean }) => Promise<string>;
  /** Ends everything that was started in it. */
  readonly close: () => Promise<void>;
};

/** Opens a shell in a folder with a Debian, with its own processes and mounts, and this machine's network. */
export function openShell(root: string, env: Readonly<Record<string, string>> = {}): Shell {
  // The folder becomes the root of its mounts, as on a machine: a container engine needs that.
  const inside = [
    `mount --rbind ${root} ${root}`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `cd ${root}`,
    'pivot_root . .',
    'umount -l .',
    'exec chroot . /bin/bash',
  ].join(' && ');
  const shell: ChildProcess = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', '/bin/sh', '-c', inside],
    {
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        DEBIAN_FRONTEND: 'noninteractive',
        NODE_EXTRA_CA_CERTS: CERTIFICATES,
        ...env,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const { stdin, stdout } = shell;
  if (!stdin || !stdout) throw new Error('A shell has pipes.');
  const lines = createInterface({ input: stdout });
  let count = 0;
  return {
    run: (commands, { isKept = false } = {}) =>
      new Promise((resolve, reject) => {
        count += 1;
        const mark = `end-of-step-${count}`;
        const output: string[] = [];
        const listen = (line: string) => {
          if (!line.startsWith(mark)) return void output.push(line);
          stop();
          const code = line.slice(mark.length + 1);
          const text = output.join('\n');
          if (code === '0') resolve(text);
          else reject(new Error(`These commands ended with ${code}:\n${commands}\n${text.slice(-6_000)}`));
        };
        const fail = () => {
          stop();
          reject(new Error(`The shell has ended.\n${output.join('\n').slice(-6_000)}`));
        };
        const stop = () => {
          lines.off('line', listen).off('close', fail);
        };
        lines.on('line', listen).once('close', fail);
        const [open, close] = isKept ? ['{', '}'] : ['(', ')'];
        const script = isKept ? commands : `set -e\n${commands}`;
        stdin.write(`${open}\n${script}\n${close} 2>&1 </dev/null\necho "\n${mark} $?"\n`);
      }),
    async close() {
      if (shell.exitCode !== null || shell.signalCode !== null) return;
      const exited = once(shell, 'exit');
      // Ends the first process of the namespace, and with it all others.
      shell.kill('SIGKILL');
      await exited;
    },
  };
}
