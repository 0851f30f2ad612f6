import { Skeleton } from '@org/ui-theme';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { englishLongComment } from '../../messages/en/contestReview.ts';
import { inSentence } from '../../messages/text/names.ts';
import type { LongCommentProps } from './LongComment.tsx';

const LongCommentPart = lazyPart(() => import('./LongComment.tsx').then(({ LongComment }) => LongComment));

/** A comment that is too long for its attestation. Its chunk is loaded with the first one. */
export function LongCommentSlot(props: LongCommentProps) {
  const messages = useMessages('longComment', englishLongComment);
  const { Component, hasFailed } = LongCommentPart.use(true);
  if (Component) return <Component {...props} />;
  if (hasFailed) return <p>{messages.elsewhere(inSentence(props.review.comment))}</p>;
  return <Skeleton lines={2} label={messages.loading} />;
}
