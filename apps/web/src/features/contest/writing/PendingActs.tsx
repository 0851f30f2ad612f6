import { Banner, Button } from '@org/ui-theme';
import { messages } from '../../../shared/messages/messages.ts';
import { showLink } from '../../../shared/text/showLink.ts';
import type { OwnIntent } from '../data/useOwnIntents.ts';

/** Something that was asked of the wallet and that the scan does not show yet, and what is known of it. */
export type PendingAct = {
  readonly id: string;
  readonly kind: OwnIntent['kind'];
  /** Nothing where the whole contest is meant. */
  readonly entry: string | undefined;
  readonly status: 'asked' | 'sent' | 'on-chain';
};

const titles = {
  evaluation: messages.contestWriting.pending,
  'evaluation-withdrawal': messages.lifecycle.pending.review,
  'contest-withdrawal': messages.lifecycle.pending.contest,
} satisfies Record<PendingAct['kind'], Record<PendingAct['status'], string>>;

/** What is on its way from this device. One that was only asked for can be let go. */
export const PendingActs = ({
  acts,
  onForget,
}: {
  readonly acts: readonly PendingAct[];
  readonly onForget: (id: string) => void;
}) =>
  acts.map(({ id, kind, entry, status }) => (
    <Banner
      key={id}
      title={titles[kind][status]}
      action={
        status === 'asked' ? (
          <Button size="small" variant="outlined" onClick={() => onForget(id)}>
            {messages.contestWriting.notSigned}
          </Button>
        ) : undefined
      }
    >
      {entry !== undefined && <bdi>{showLink(entry)}</bdi>}
    </Banner>
  ));
