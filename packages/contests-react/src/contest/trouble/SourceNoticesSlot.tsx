import { lazyPart } from '../../base/page/lazyPart.ts';
import type { SourceNoticesProps } from './SourceNotices.tsx';

const SourceNoticesPart = lazyPart(() =>
  import('./SourceNotices.tsx').then(({ SourceNotices }) => SourceNotices),
);

/** Loads the notices if there is something to show. */
export function SourceNoticesSlot(props: SourceNoticesProps) {
  const isUnusual = props.source === 'chain' || props.isStale === true || props.isPartial === true;
  return isUnusual && <SourceNoticesPart {...props} />;
}
