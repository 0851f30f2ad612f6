import { Banner, Button } from '@org/ui-theme';
import type { Source } from '../contest/data/useContest.ts';
import { messages } from '../messages/messages.ts';

const words = messages.contestTrouble;

export type SourceNoticesProps = {
  readonly source: Source;
  readonly isStale: boolean;
  readonly isPartial: boolean;
  readonly onReadFromChain: () => void;
  readonly onReadFromScan: () => void;
  readonly onTryAgain: () => void;
};

/** Where the page's data comes from, when that is not as usual. */
export function SourceNotices(props: SourceNoticesProps) {
  const act = (label: string, onClick: () => void) => (
    <Button size="small" variant="outlined" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      {props.source === 'chain' && (
        <Banner title={words.fromChain.title} action={act(words.fromChain.back, props.onReadFromScan)}>
          {words.fromChain.text}
        </Banner>
      )}
      {props.isStale && (
        <Banner
          tone="warning"
          role="status"
          title={words.stale.title}
          action={act(words.stale.tryAgain, props.onTryAgain)}
        >
          {words.stale.text}
        </Banner>
      )}
      {props.isPartial && (
        <Banner
          tone="warning"
          role="status"
          title={words.partial.title}
          action={act(words.partial.read, props.onReadFromChain)}
        >
          {words.partial.text}
        </Banner>
      )}
    </>
  );
}
