import { messages } from '../../shared/messages/messages.ts';
import { readProfile } from '../../shared/profile/readProfile.ts';
import { SignFact } from '../../shared/writing/SignFact.tsx';
import { SignPreview, type SignPreviewControls } from '../../shared/writing/SignPreview.tsx';
import { SignedProfile } from './SignedProfile.tsx';

const words = messages.accountEditor.preview;

export type SignProfileDialogProps = SignPreviewControls & {
  /** The very text that will be signed; what is shown is read back from it. */
  readonly uri: string;
};

/** A profile as it will be written, field by field. */
export function SignProfileDialog({ uri, ...controls }: SignProfileDialogProps) {
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
