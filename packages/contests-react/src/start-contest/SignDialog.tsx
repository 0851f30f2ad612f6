import type { ContestData } from '@org/contests';
import { showLink } from '@org/contests/names';
import type { Hex } from 'viem';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { formatMomentInZone } from '../time/formatTime.ts';
import { SignFact, SignPreview, type SignPreviewControls } from '../writing/SignPreview.tsx';
import styles from './SignDialog.module.css';

export type SignDialogProps = SignPreviewControls & {
  /** Decoded from the bytes that will be signed, not taken from the form. */
  readonly contest: ContestData;
  readonly endsAt: bigint | null;
  readonly sizeBytes: number | undefined;
  readonly uid: Hex | undefined;
};

/** The dialog that shows a contest exactly as it will be attested. */
export function SignDialog({ contest, endsAt, sizeBytes, uid, ...controls }: SignDialogProps) {
  const words = useTexts('startContest', startContestTexts).preview;
  const { eas } = controls.chainConfig;
  return (
    <SignPreview
      {...controls}
      text={words.text}
      subject={words.contest}
      sizeBytes={sizeBytes}
      factsLabel={words.facts}
      facts={
        <>
          <SignFact name={words.contract}>
            <code>{eas.contract}</code>
          </SignFact>
          <SignFact name={words.schema}>
            <code>{eas.contestSchemaUid}</code>
          </SignFact>
          <SignFact name={words.uid}>{uid ? <code>{uid}</code> : words.uidLater}</SignFact>
        </>
      }
    >
      <div className={styles.contest}>
        <h3>
          <bdi>{contest.title}</bdi>
        </h3>
        <p>
          <bdi>{contest.description}</bdi>
        </p>
        <h4>{words.judges(contest.judges.length)}</h4>
        <ol>
          {contest.judges.map((judge) => (
            <li key={judge}>
              <code>{judge}</code>
            </li>
          ))}
        </ol>
        <h4>{words.entries(contest.entries.length)}</h4>
        <ol>
          {contest.entries.map((entry) => (
            <li key={entry}>
              <bdi>{showLink(entry)}</bdi>
            </li>
          ))}
        </ol>
        <h4>{words.ends}</h4>
        <p>{endsAt === null ? words.openEnded : formatMomentInZone(endsAt)}</p>
      </div>
    </SignPreview>
  );
}
