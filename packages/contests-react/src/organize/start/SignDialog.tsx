import type { NewContest } from '@org/contests/write';
import type { Address, Hex } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { formatBytes } from '../../base/text/formatBytes.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { SignFact, SignPreview, type SignPreviewControls } from '../../write/SignPreview.tsx';
import { ContestLetter, LaterLetter } from './ContestLetter.tsx';
import { LaterActs } from './SignStep.tsx';
import type { LaterAct } from './useContestFacts.ts';

export type SignDialogProps = SignPreviewControls & {
  /** Decoded from the bytes that will be signed, not taken from the form. */
  readonly contest: NewContest;
  readonly sizeBytes: number | undefined;
  readonly schemaUid: Hex | undefined;
  readonly resolver: Address | undefined;
  readonly uid: Hex | undefined;
  /** The texts that the site's server stores first; null if they are in the attestation. */
  readonly stored: { readonly uri: string; readonly bytes: number } | null;
  /** The acts that follow the start. */
  readonly later: readonly LaterAct[];
};

/** The dialog that shows a contest exactly as it will be attested. */
export function SignDialog(props: SignDialogProps) {
  const { contest, sizeBytes, schemaUid, resolver, uid, stored, later, ...controls } = props;
  const messages = useMessages('startContest', englishStartContest).preview;
  const { eas } = controls.chainConfig;
  return (
    <SignPreview
      {...controls}
      text={later.length > 0 ? messages.textOfFirst(1 + later.length) : messages.text}
      subject={messages.contest}
      sizeBytes={sizeBytes}
      factsLabel={messages.facts}
      facts={
        <>
          <SignFact name={messages.texts}>
            {stored && (
              <>
                <span>{messages.stored(formatBytes(stored.bytes))}</span> <code>{stored.uri}</code>
              </>
            )}
          </SignFact>
          <SignFact name={messages.contract}>
            <code>{eas.contract}</code>
          </SignFact>
          <SignFact name={messages.resolver}>{resolver && <code>{resolver}</code>}</SignFact>
          <SignFact name={messages.schema}>{schemaUid && <code>{schemaUid}</code>}</SignFact>
          <SignFact name={messages.uid}>{uid ? <code>{uid}</code> : messages.uidLater}</SignFact>
        </>
      }
    >
      <ContestLetter contest={contest} level={3} />
      <LaterActs later={later} />
      {later.map(({ part }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <LaterLetter key={index} part={part} tracks={contest.tracks} />
      ))}
    </SignPreview>
  );
}
