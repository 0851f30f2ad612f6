import type { ContestState } from '@org/contests';
import { Address, Banner, Button } from '@org/ui-theme';
import { messages } from '../../../shared/messages/messages.ts';
import type { Switching } from '../../../shared/writing/useSwitchChain.ts';
import { WrongNetwork } from '../../../shared/writing/WrongNetwork.tsx';
import type { Viewer } from '../data/viewer.ts';
import styles from './ViewerNotices.module.css';

const words = messages.contest.act;

/** A review that was asked of the wallet and that the scan does not show yet, and what is known of it. */
export type PendingReview = {
  readonly id: string;
  readonly entry: string;
  readonly status: 'asked' | 'sent' | 'on-chain';
};

export type ViewerNoticesProps = {
  readonly viewer: Viewer | undefined;
  readonly state: ContestState;
  readonly chainName: string;
  /** Reviews that were signed here and that the scan does not show yet. */
  readonly pending: readonly PendingReview[];
  readonly onForget: (id: string) => void;
  readonly switching: Switching;
  readonly onSwitch: () => void;
};

/** What the viewer may do here, said before anything is pressed. */
export function ViewerNotices({
  viewer,
  state,
  chainName,
  pending,
  switching,
  onSwitch,
  onForget,
}: ViewerNoticesProps) {
  const needsSwitch = viewer?.role === 'judge' && state === 'judging' && !viewer.isOnChain;
  return (
    <>
      {needsSwitch && <WrongNetwork chainName={chainName} switching={switching} onSwitch={onSwitch} />}
      {viewer?.role === 'judge' && state !== 'withdrawn' && (
        <p className={styles.note}>{state === 'judging' ? words.left(viewer.left) : words.closed}</p>
      )}
      {viewer?.role === 'visitor' && (
        <p className={styles.note}>
          {words.notAJudge} <Address address={viewer.account} picture copyable={false} />
        </p>
      )}
      {pending.map(({ id, entry, status }) => (
        <Banner
          key={id}
          title={words.pending[status]}
          action={
            status === 'asked' ? (
              <Button size="small" variant="outlined" onClick={() => onForget(id)}>
                {words.notSigned}
              </Button>
            ) : undefined
          }
        >
          <bdi>{entry}</bdi>
        </Banner>
      ))}
    </>
  );
}
