import type { ChainConfig } from '@org/chain-config';
import type { FindTexts } from '../../base/provider/contests.ts';
import { isCommitment } from '../../write/isCommitment.ts';
import { describeSubject } from '../../write/notifySent.ts';
import type { PendingAct } from './PendingActs.tsx';
import type { OwnWrite } from './useOwnWrites.ts';

/** While the wallet is open, the dialog shows the status. */
export function toPendingActs(
  chainConfig: ChainConfig,
  intent: OwnWrite,
  findTexts: FindTexts,
): readonly PendingAct[] {
  const { id, kind, uid, transactionHash, isActive } = intent;
  const isSealed = 'schemaUid' in intent && isCommitment(chainConfig, intent.schemaUid);
  const subject = kind === 'act' ? describeSubject(intent, findTexts) : undefined;
  const act = { id, kind, entry: 'entry' in intent ? intent.entry : undefined, isSealed, subject };
  if (uid) return [{ ...act, status: 'on-chain' }];
  if (transactionHash) return [{ ...act, status: 'sent' }];
  return isActive ? [] : [{ ...act, status: 'asked' }];
}
