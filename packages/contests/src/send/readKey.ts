import { bytesToHex } from 'viem';
import { mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { SetupError } from './sendErrors.ts';

/** Anvil's and Hardhat's mnemonic: everybody has the keys of its accounts. */
const PUBLIC_MNEMONIC = 'test test test test test test test test test test test junk';
const PUBLIC_ACCOUNTS = 20;

export type KeyOptions = {
  /** The variable with the key. It is not read from an argument or a file. */
  readonly variable: string;
  /** The endpoints are on this machine. */
  readonly isLocal: boolean;
};

/**
 * The account of the key in the environment. The key leaves the environment, so that no other process gets it.
 *
 * @throws {SetupError} whose message does not contain the key
 * @example
 * ```ts
 * import { readKey } from '@org/contests/send';
 *
 * const account = readKey(process.env, { variable: 'CONTESTS_PRIVATE_KEY', isLocal: false });
 * ```
 */
export function readKey(
  env: Record<string, string | undefined>,
  { variable, isLocal }: KeyOptions,
): PrivateKeyAccount {
  const text = env[variable]?.trim();
  delete env[variable];
  if (!text) throw new SetupError(`This needs a private key in the variable ${variable}.`);
  if (/^[a-z]+(?:\s+[a-z]+){11,}$/i.test(text))
    throw new SetupError(
      `${variable} has a recovery phrase, which opens every account of a wallet. Use the key of one account that has only what this costs.`,
    );
  const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1];
  const account = digits === undefined ? undefined : createAccount(digits);
  if (!account) throw new SetupError(`${variable} must be a private key: 0x and 64 hex digits.`);
  if (!isLocal && isPublic(account))
    throw new SetupError(
      `${account.address} is an account of anvil's public mnemonic: everybody has its key. Use an account of your own.`,
    );
  return account;
}

function createAccount(digits: string): PrivateKeyAccount | undefined {
  try {
    return privateKeyToAccount(`0x${digits}`);
  } catch {
    // Zero, or above the order of the curve.
    return undefined;
  }
}

/** True if an account is one of the first of the public mnemonic, whose seed takes long and is derived once. */
function isPublic({ address }: PrivateKeyAccount): boolean {
  const parent = mnemonicToAccount(PUBLIC_MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey();
  for (let index = 0; index < PUBLIC_ACCOUNTS; index += 1) {
    const { privateKey } = parent.deriveChild(index);
    if (privateKey && privateKeyToAccount(bytesToHex(privateKey)).address === address) return true;
  }
  return false;
}

/**
 * True if all endpoints are on this machine.
 *
 * @example
 * ```ts
 * import { isOnThisMachine } from '@org/contests/send';
 *
 * const isLocal = isOnThisMachine(['http://127.0.0.1:8545']);
 * ```
 */
export function isOnThisMachine(urls: readonly string[]): boolean {
  return urls.every((url) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname));
}
