import { useTexts } from '../../base/provider/contests.ts';
import { accountEditorTexts } from '../../messages/en/accountEditor.ts';
import { type ProfileReading, readProfile } from '../../person/readProfile.ts';
import { SignFact, SignPreview, type SignPreviewControls } from '../../write/SignPreview.tsx';
import { listKeptFields } from './profileForm.ts';
import styles from './SignedProfile.module.css';

export type SignProfileDialogProps = SignPreviewControls & {
  /** The exact text to be signed; the preview is decoded from it. */
  readonly uri: string;
};

/** A preview of the profile, field by field. */
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

/** The profile as other readers will see it, field by field. */
export function SignedProfile({ reading }: { readonly reading: ProfileReading }) {
  const words = useTexts('accountEditor', accountEditorTexts).preview;
  const { fields } = useTexts('accountEditor', accountEditorTexts);
  if (reading.status !== 'read') return null;
  const { name, about, picture, website, x, telegram } = reading.profile;
  const kept = listKeptFields(reading.document);
  const isEmpty = Object.keys(reading.profile).length === 0;
  return (
    <>
      {isEmpty && <p>{words.nothing}</p>}
      <dl className={styles.profile}>
        <SignFact name={fields.name}>{name}</SignFact>
        <SignFact name={fields.about}>{about}</SignFact>
        <SignFact name={fields.picture}>
          {picture?.kind === 'inside' ? <img src={picture.src} alt={fields.preview} /> : picture?.href}
        </SignFact>
        <SignFact name={fields.website}>{website}</SignFact>
        <SignFact name={fields.x}>{x && `@${x}`}</SignFact>
        <SignFact name={fields.telegram}>{telegram && `@${telegram}`}</SignFact>
        <SignFact name={words.keptFields}>{kept.join(', ')}</SignFact>
      </dl>
    </>
  );
}
