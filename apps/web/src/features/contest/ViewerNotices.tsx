import { Address, Banner, Button } from '@org/ui-theme';
import type { Address as AddressType } from 'viem';
import { messages } from '../../shared/messages/messages.ts';
import styles from './ViewerNotices.module.css';

const words = messages.contest.act;
const network = messages.writing.wrongNetwork;

/** What the contest means for the connected wallet; `undefined` for a visitor without one. */
export type Viewer =
  | { readonly role: 'visitor'; readonly account: AddressType }
  | {
      readonly role: 'judge';
      readonly account: AddressType;
      /** Entries that this judge has not reviewed. */
      readonly left: number;
      readonly isOnChain: boolean;
    };

export type ViewerNoticesProps = {
  readonly viewer: Viewer | undefined;
  readonly isJudging: boolean;
  readonly chainName: string;
  /** Reviews that were signed here and that the scan does not show yet. */
  readonly pending: readonly { readonly id: string; readonly entry: string; readonly isOnChain: boolean }[];
  readonly switching: 'idle' | 'busy' | 'failed';
  readonly onSwitch: () => void;
};

/** What the viewer may do here, said before anything is pressed. */
export function ViewerNotices({
  viewer,
  isJudging,
  chainName,
  pending,
  switching,
  onSwitch,
}: ViewerNoticesProps) {
  const needsSwitch = viewer?.role === 'judge' && isJudging && !viewer.isOnChain;
  return (
    <>
      {needsSwitch && (
        <Banner
          tone="warning"
          title={network.title}
          action={
            <Button size="small" loading={switching === 'busy'} onClick={onSwitch}>
              {network.switch(chainName)}
            </Button>
          }
        >
          {network.text} {network.needs(chainName)}
          {switching === 'failed' && <p className={styles.problem}>{network.cannotSwitch}</p>}
        </Banner>
      )}
      {viewer?.role === 'judge' && (
        <p className={styles.note}>{isJudging ? words.left(viewer.left) : words.ended}</p>
      )}
      {viewer?.role === 'visitor' && (
        <p className={styles.note}>
          {words.notAJudge} <Address address={viewer.account} picture copyable={false} />
        </p>
      )}
      {pending.map(({ id, entry, isOnChain }) => (
        <Banner key={id} tone="info" title={isOnChain ? words.pendingOnChain : words.pending}>
          <bdi>{entry}</bdi>
        </Banner>
      ))}
    </>
  );
}
