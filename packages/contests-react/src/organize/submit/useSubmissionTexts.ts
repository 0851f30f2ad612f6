import {
  type EntryDocument,
  hasVisibleText,
  readEntryDocument,
  type Submission,
  toLine,
} from '@org/contests';
import { useQueries } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { fetchFromGateway } from '../../data/reading/fetchFromGateway.ts';
import { englishSubmit } from '../../messages/en/submit.ts';

const NAME_CHARACTERS = 80;
const UID_DIGITS = 10;
const RETRY_MS = 60_000;

/** The document of a submission; null if it cannot be had. */
function submissionQuery({ uid, uri, contentHash }: Submission, hasGateway: boolean) {
  return {
    queryKey: ['documents', 'submission', uid],
    queryFn: (): Promise<EntryDocument | null> =>
      readEntryDocument(
        { uri, contentHash },
        hasGateway ? { fetchIpfs: (cid) => fetchFromGateway({ cid, attestation: uid }, () => {}) } : {},
      ),
    staleTime: ({ state: { data } }: { state: { data?: EntryDocument | null | undefined } }) =>
      data ? Number.POSITIVE_INFINITY : RETRY_MS,
    structuralSharing: false,
  } as const;
}

/** The texts of submissions by their UIDs, as far as they have been read. */
export function useSubmissionTexts(
  submissions: readonly Submission[],
): ReadonlyMap<Hex, EntryDocument | null> {
  const { feeds } = useConfig();
  return useQueries({
    queries: submissions.map((submission) => submissionQuery(submission, feeds)),
    combine: (answers) =>
      new Map(
        submissions.flatMap(({ uid }, index) => {
          const document = answers[index]?.data;
          return document === undefined ? [] : [[uid, document] as const];
        }),
      ),
  });
}

/** Names a submission by its document, or by its UID. */
export function useSubmissionName(): (uid: Hex, document: EntryDocument | null | undefined) => string {
  const messages = useMessages('submit', englishSubmit).submission;
  return (uid, document) =>
    document && hasVisibleText(document.name)
      ? toLine(document.name, NAME_CHARACTERS)
      : messages.unnamed(`${uid.slice(0, UID_DIGITS)}…`);
}
