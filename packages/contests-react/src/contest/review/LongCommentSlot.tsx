import { Skeleton } from '@org/ui-theme';
import { useLazyComponent } from '../../base/page/useLazyComponent.ts';
import { useTexts } from '../../base/provider/contests.ts';
import { longCommentTexts } from '../../messages/en/longComment.ts';
import { inSentence } from '../../messages/text/direction.ts';
import type { LongCommentProps } from './LongComment.tsx';

const load = () => import('./LongComment.tsx').then(({ LongComment }) => LongComment);

/** A comment that is too long for its attestation. Its chunk is loaded with the first one. */
export function LongCommentSlot(props: LongCommentProps) {
  const words = useTexts('longComment', longCommentTexts);
  const { Component, hasFailed } = useLazyComponent(load, true);
  if (Component) return <Component {...props} />;
  if (hasFailed) return <p>{words.elsewhere(inSentence(props.review.comment))}</p>;
  return <Skeleton lines={2} label={words.loading} />;
}
