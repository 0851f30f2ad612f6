import { CONTEST_SCHEMA_UID } from '@org/contests';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { LazyContent } from '../contest-page/sections/LazyContent.tsx';
import { ContestMissing, type ContestMissingProps } from './ContestMissing.tsx';

const loadOldContest = () =>
  import('../old-contest/OldContestPages.tsx').then(({ OldContestPages }) => OldContestPages);

export type ContestTroubleProps = ContestMissingProps & {
  readonly uid: Hex;
  /** The entry's position, on the page of an entry. */
  readonly place?: string;
  readonly skeleton: ReactNode;
};

/** Shows why there is no contest, or a contest under the schema without a resolver. */
export function ContestTrouble(props: ContestTroubleProps) {
  const { chainConfig, uid, place, reason, skeleton } = props;
  if (reason.status !== 'not-a-contest' || reason.attestation.schema !== CONTEST_SCHEMA_UID)
    return <ContestMissing {...props} />;
  return <LazyContent load={loadOldContest} props={{ chainConfig, uid, place, skeleton }} />;
}
