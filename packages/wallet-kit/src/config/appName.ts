import type { Config } from 'wagmi';

const names = new WeakMap<Config, string>();

/** Keeps the app's name with its configuration, so that the provider need not be told again. */
export function setAppName(config: Config, appName: string): void {
  names.set(config, appName);
}

/** Undefined for a configuration of wagmi's own `createConfig`. */
export function findAppName(config: Config): string | undefined {
  return names.get(config);
}
