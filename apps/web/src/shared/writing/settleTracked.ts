import type { SettledStatus } from '@org/wallet-kit/session';
import type { Hex } from 'viem';
import { walletSession } from '../session/session.ts';

/**
 * Tells the wallet's list of transactions how one ended that has no receipt of its own, since another one took its place.
 * For that list only: nothing depends on it.
 */
export const settleTracked = (hash: Hex, status: SettledStatus): void => {
  walletSession.settleTransaction(hash, status).catch(() => undefined);
};
