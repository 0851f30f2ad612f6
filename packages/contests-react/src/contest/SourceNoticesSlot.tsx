import type { SourceNoticesProps } from '../contest-trouble/SourceNotices.tsx';
import { useLazyComponent } from '../page/useLazyComponent.ts';

const loadSourceNotices = () =>
  import('../contest-trouble/SourceNotices.tsx').then(({ SourceNotices }) => SourceNotices);

/** Fetches the notices where there is something to say. */
export function SourceNoticesSlot(props: SourceNoticesProps) {
  const isUnusual = props.source === 'chain' || props.isStale === true || props.isPartial === true;
  const { Component: SourceNotices } = useLazyComponent(loadSourceNotices, isUnusual);
  return SourceNotices && <SourceNotices {...props} />;
}
