import { type CommentReading, readLongComment } from '@org/contests';
import { Button, Skeleton } from '@org/ui-theme';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Hex } from 'viem';
import { useHasBeenSeen } from '../../base/page/useHasBeenSeen.ts';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { fetchFromGateway } from '../../data/reading/fetchFromGateway.ts';
import { englishLongComment } from '../../messages/en/contestReview.ts';
import { inSentence } from '../../messages/text/names.ts';
import styles from './LongComment.module.css';

export type LongCommentProps = {
  readonly review: {
    readonly uid: Hex;
    /** The URI of the text, and the keccak256 of its bytes. */
    readonly comment: string;
    readonly commentHash: Hex;
  };
  readonly className?: string | undefined;
};

type MissingReason = Extract<CommentReading, { status: 'missing' }>['reason'];

/** In characters. A comment may have 256 kB. */
const SHOWN_AT_FIRST = 2_000;
const RETRY_MS = 60_000;

/** A comment from the site's own server, checked against the hash that its judge signed. Untrusted: rendered as plain text. */
export function LongComment({ review, className }: LongCommentProps) {
  const messages = useMessages('longComment', englishLongComment);
  const { feeds } = useConfig();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useHasBeenSeen(place);
  const { data, isFetching, refetch } = useQuery({
    ...commentQuery(review, { hasGateway: feeds }),
    enabled: isSeen,
  });
  return (
    <div ref={place}>
      {!data && <Skeleton lines={2} label={messages.loading} />}
      {data?.status === 'read' && <Text text={data.text} className={className} />}
      {data?.status === 'missing' && (
        <div className={styles.missing} role="note">
          <Reason {...{ reason: data.reason, place: inSentence(review.comment) }} />
          <p className={styles.place}>{messages.hash(review.commentHash)}</p>
          {data.reason === 'unavailable' && feeds && (
            <Button size="small" variant="outlined" loading={isFetching} onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Reason({ reason, place }: { readonly reason: MissingReason; readonly place: string }) {
  const messages = useMessages('longComment', englishLongComment);
  // The comment was not fetched, so its content is unknown.
  if (reason === 'unsupported-uri') return <p className={styles.place}>{messages.elsewhere(place)}</p>;
  return (
    <>
      <p>{reason === 'unavailable' ? messages.missing : messages.unusable}</p>
      <p className={styles.place}>{messages.place(place)}</p>
    </>
  );
}

function Text({ text, className }: { readonly text: string; readonly className: string | undefined }) {
  const messages = useMessages('longComment', englishLongComment);
  const [isWhole, setIsWhole] = useState(false);
  const characters = Array.from(text);
  const isCut = !isWhole && characters.length > SHOWN_AT_FIRST;
  return (
    <>
      <blockquote className={className}>
        <bdi>{isCut ? `${characters.slice(0, SHOWN_AT_FIRST).join('')}…` : text}</bdi>
      </blockquote>
      {isCut && (
        <Button size="small" variant="outlined" onClick={() => setIsWhole(true)}>
          {messages.showAll}
        </Button>
      )}
    </>
  );
}

function commentQuery(review: LongCommentProps['review'], { hasGateway }: { readonly hasGateway: boolean }) {
  const fetchIpfs = (cid: string) => fetchFromGateway({ cid, attestation: review.uid }, () => {});
  return queryOptions({
    // A UID commits to the place and the hash.
    queryKey: ['comment', review.uid],
    queryFn: () => readLongComment(review, hasGateway ? { fetchIpfs } : {}),
    staleTime: ({ state: { data } }) => (data?.status === 'read' ? Number.POSITIVE_INFINITY : RETRY_MS),
  });
}
