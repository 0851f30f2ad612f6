import { useMessages } from '../../base/provider/contests.ts';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
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
  const messages = useMessages('accountEditor', englishAccountEditor).preview;
  return (
    <SignPreview
      {...controls}
      text={messages.text}
      subject={messages.profile}
      sizeBytes={uri.length}
      factsLabel={messages.facts}
      facts={
        <SignFact name={messages.contract}>
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
  const messages = useMessages('accountEditor', englishAccountEditor).preview;
  const { fields } = useMessages('accountEditor', englishAccountEditor);
  if (reading.status !== 'read') return null;
  const { name, about, picture, website, x, telegram } = reading.profile;
  const kept = listKeptFields(reading.document);
  const isEmpty = Object.keys(reading.profile).length === 0;
  return (
    <>
      {isEmpty && <p>{messages.nothing}</p>}
      <dl className={styles.profile}>
        <SignFact name={fields.name}>{name}</SignFact>
        <SignFact name={fields.about}>{about}</SignFact>
        <SignFact name={fields.picture}>
          {picture?.kind === 'inside' ? <img src={picture.src} alt={fields.preview} /> : picture?.href}
        </SignFact>
        <SignFact name={fields.website}>{website}</SignFact>
        <SignFact name={fields.x}>{x && `@${x}`}</SignFact>
        <SignFact name={fields.telegram}>{telegram && `@${telegram}`}</SignFact>
        <SignFact name={messages.keptFields}>{kept.join(', ')}</SignFact>
      </dl>
    </>
  );
}
