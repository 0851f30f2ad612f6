import { readProfile } from '../profile/readProfile.ts';
import { useTexts } from '../provider/contests.ts';
import { accountEditorTexts } from '../texts/en/accountEditor.ts';
import { SignFact } from '../writing/SignFact.tsx';
import { SignPreview, type SignPreviewControls } from '../writing/SignPreview.tsx';
import { SignedProfile } from './SignedProfile.tsx';

export type SignProfileDialogProps = SignPreviewControls & {
  /** The very text that will be signed; what is shown is read back from it. */
  readonly uri: string;
};

/** A profile as it will be written, field by field. */
export function SignProfileDialog({ uri, ...controls }: SignProfileDialogProps) {
  const words = useTexts('accountEditor', accountEditorTexts).preview;
  return (
    <SignPreview
      {...controls}
      text={words.text}
      subject={words.profile}
      sizeBytes={uri.length}
      factsLabel={words.facts}
      facts={
        <SignFact name={words.contract}>
          <code>{controls.chainConfig.contracts.profile}</code>
        </SignFact>
      }
    >
      <SignedProfile reading={readProfile(uri)} />
    </SignPreview>
  );
}
