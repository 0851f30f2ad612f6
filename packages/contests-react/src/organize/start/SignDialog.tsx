import type { NewContest } from '@org/contests/write';
import type { Address, Hex } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { SignFact, SignPreview, type SignPreviewControls } from '../../write/SignPreview.tsx';
import { ContestLetter } from './ContestLetter.tsx';

export type SignDialogProps = SignPreviewControls & {
  /** Decoded from the bytes that will be signed, not taken from the form. */
  readonly contest: NewContest;
  readonly sizeBytes: number | undefined;
  readonly schemaUid: Hex | undefined;
  readonly resolver: Address | undefined;
  readonly uid: Hex | undefined;
};

/** The dialog that shows a contest exactly as it will be attested. */
export function SignDialog({ contest, sizeBytes, schemaUid, resolver, uid, ...controls }: SignDialogProps) {
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
          <SignFact name={words.resolver}>{resolver && <code>{resolver}</code>}</SignFact>
          <SignFact name={words.schema}>{schemaUid && <code>{schemaUid}</code>}</SignFact>
          <SignFact name={words.uid}>{uid ? <code>{uid}</code> : words.uidLater}</SignFact>
        </>
      }
    >
      <ContestLetter contest={contest} level={3} />
    </SignPreview>
  );
}
