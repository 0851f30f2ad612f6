import { accounts } from '@org/local-stack';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { UsageError } from './errors.ts';

/** The variable with the key. It is not read from an argument or a file of the repository. */
const KEY_VARIABLE = 'PROTOCOL_PRIVATE_KEY';

/**
 * The account of the key in the environment. The key leaves the environment, so that no other process gets it.
 *
 * @param isLocal the endpoints are on this machine
 * @throws {UsageError} whose message does not contain the key
 */
export function readKey(env: Record<string, string | undefined>, isLocal: boolean): PrivateKeyAccount {
  const text = env[KEY_VARIABLE]?.trim();
  delete env[KEY_VARIABLE];
  if (!text) throw new UsageError(`--execute needs a private key in the variable ${KEY_VARIABLE}.`);
  if (/^[a-z]+(?:\s+[a-z]+){11,}$/i.test(text))
    throw new UsageError(
      `${KEY_VARIABLE} has a recovery phrase, which opens every account of a wallet. Use the key of one account that has only what the steps cost.`,
    );
  const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1];
  const account = digits === undefined ? undefined : createAccount(digits);
  if (!account) throw new UsageError(`${KEY_VARIABLE} must be a private key: 0x and 64 hex digits.`);
  if (!isLocal && accounts.some(({ address }) => address === account.address))
    throw new UsageError(
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
