import { getChainId } from 'viem/actions';
import { WriteError } from '../errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteOptions } from './writeTypes.ts';

type Wallet = Pick<WriteOptions, 'config' | 'account' | 'walletClient'>;

/**
 * Asks the wallet itself which chain and account it would use, however recently anybody else has.
 *
 * @throws {WriteError} `wrong-chain`, `wrong-account`
 */
export async function assertWallet({ config, account, walletClient }: Wallet): Promise<void> {
  const expected = config.chain.id;
  const [chainId, current] = await Promise.all([getChainId(walletClient), getAccount(walletClient)]).catch(
    (error) => {
      throw readWalletError(error);
    },
  );
  if (chainId !== expected) {
    throw new WriteError({
      code: 'wrong-chain',
      detail: `The wallet is on chain ${chainId}, not on ${expected}.`,
    });
  }
  if (current?.toLowerCase() !== account.toLowerCase()) {
    throw new WriteError({
      code: 'wrong-account',
      detail: `The wallet's account is ${current ?? 'none'}, not ${account}.`,
    });
  }
}

async function getAccount(walletClient: WriteOptions['walletClient']): Promise<string | undefined> {
  if (walletClient.account?.type === 'local') return walletClient.account.address;
  const [account] = await walletClient.request({ method: 'eth_accounts' });
  return account;
}
