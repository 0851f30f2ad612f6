import type { SourceNoticesProps } from '../contest-trouble/SourceNotices.tsx';
import { useLazyComponent } from '../page/useLazyComponent.ts';

const loadSourceNotices = () =>
  import('../contest-trouble/SourceNotices.tsx').then(({ SourceNotices }) => SourceNotices);

/** Loads the notices if there is something to show. */
export function SourceNoticesSlot(props: SourceNoticesProps) {
  const isUnusual = props.source === 'chain' || props.isStale === true || props.isPartial === true;
  const { Component: SourceNotices } = useLazyComponent(loadSourceNotices, isUnusual);
  return SourceNotices && <SourceNotices {...props} />;
}
