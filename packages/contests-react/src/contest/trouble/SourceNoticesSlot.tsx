import { useLazyComponent } from '../../base/page/lazyPart.ts';
import type { SourceNoticesProps } from './SourceNotices.tsx';

const loadSourceNotices = () => import('./SourceNotices.tsx').then(({ SourceNotices }) => SourceNotices);

/** Loads the notices if there is something to show. */
export function SourceNoticesSlot(props: SourceNoticesProps) {
  const isUnusual = props.source === 'chain' || props.isStale === true || props.isPartial === true;
  const { Component: SourceNotices } = useLazyComponent(loadSourceNotices, isUnusual);
  return SourceNotices && <SourceNotices {...props} />;
}
