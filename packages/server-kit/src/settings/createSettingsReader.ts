import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartError } from '../base/errors.ts';
import type { DatabaseSettings } from '../database/database.ts';
import { NO_PROXIES, parseTrustedProxies, type TrustedProxies } from '../http/clients.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** True if a host of a URL, or an address, means this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}

/** An address, or a name of this machine. */
const isHost = (value: string) => isIP(value) !== 0 || /^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(value);

/**
 * Reads settings from the environment and collects every wrong one, so that all are reported at once.
 *
 * @param env for example `process.env`; an empty value counts as not set
 * @example
 * const settings = createSettingsReader(process.env);
 * const port = settings.readPort('PORT', 3000);
 * settings.finish(); // throws a StartError that lists what is wrong
 */
export function createSettingsReader(env: Environment) {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;

  return {
    /** One line for each wrong setting, as `NAME: what it must be`. */
    problems,
    /** The trimmed value; undefined when it is not set or empty. */
    read,
    readPort(name: string, fallback: number): number {
      const value = read(name) ?? String(fallback);
      const port = Number(value);
      if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
      problems.push(`${name}: must be a number from 1 to 65535, not "${value}"`);
      return fallback;
    },
    readHost(name: string, fallback = '127.0.0.1'): string {
      const host = read(name) ?? fallback;
      if (!isHost(host))
        problems.push(`${name}: must be an address to listen on, such as 127.0.0.1 or 0.0.0.0`);
      return host;
    },
    readChoice<const Choice extends string>(
      name: string,
      choices: readonly Choice[],
      fallback: NoInfer<Choice>,
    ): Choice {
      const value = read(name) ?? fallback;
      const choice = choices.find((each) => each === value);
      if (choice !== undefined) return choice;
      problems.push(`${name}: must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`);
      return fallback;
    },
    /** `1` turns it on. */
    readFlag(name: string): boolean {
      const value = read(name) ?? '0';
      if (value !== '0' && value !== '1') problems.push(`${name}: must be 1 or 0`);
      return value === '1';
    },
    /** `postgres://…`, or `file:` and a folder; `memory` when neither the setting nor the fallback names one. */
    readDatabase(name: string, fallback?: string): DatabaseSettings {
      const url = read(name) ?? fallback;
      if (url === undefined) return { kind: 'memory' };
      const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
      if (path) return { kind: 'folder', path: resolve(path) };
      if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return { kind: 'postgres', url };
      // The value may contain a password, so the message does not repeat it.
      problems.push(
        `${name}: must be postgres://user:password@host/database, or a folder such as file:./data`,
      );
      return { kind: 'memory' };
    },
    /** How many proxies are in front, or a list of their addresses. Default: none. */
    readTrustedProxies(name: string): TrustedProxies {
      const value = read(name);
      if (value === undefined || value === 'none') return NO_PROXIES;
      const proxies = parseTrustedProxies(value);
      if (!proxies)
        problems.push(`${name}: must be the number of proxies, none, or a list such as 127.0.0.1,10.0.0.0/8`);
      return proxies ?? NO_PROXIES;
    },
    /** A name with a known prefix that is not a setting is a typo, and would be ignored silently. */
    rejectUnknown(family: RegExp, known: ReadonlySet<string>): void {
      for (const name of Object.keys(env))
        if (family.test(name) && !known.has(name)) problems.push(`${name}: unknown setting`);
    },
    /** @throws {StartError} `settings`, listing every problem */
    finish(): void {
      if (problems.length === 0) return;
      const lines = problems.map((problem) => `- ${problem}`);
      throw new StartError({ code: 'settings', message: `Invalid settings:\n${lines.join('\n')}` });
    },
  };
}
