import { messages } from '../../shared/messages/messages.ts';
import type { ProfileReading } from '../../shared/profile/readProfile.ts';
import { Fact } from './Fact.tsx';
import { EMPTY_FORM } from './profileForm.ts';
import styles from './SignProfileDialog.module.css';

const words = messages.accountEditor.preview;
const { fields } = messages.accountEditor;

/** A profile as everybody will read it, field by field. */
export function SignedProfile({ reading }: { readonly reading: ProfileReading }) {
  if (reading.status !== 'read') return null;
  const { name, about, picture, website, x, telegram } = reading.profile;
  const kept = Object.keys(reading.document).filter((field) => !Object.hasOwn(EMPTY_FORM, field));
  const isEmpty = Object.keys(reading.profile).length === 0;
  return (
    <section className={styles.text} aria-label={words.profile}>
      {isEmpty && <p>{words.nothing}</p>}
      <dl className={styles.list}>
        <Fact name={fields.name}>{name}</Fact>
        <Fact name={fields.about}>{about}</Fact>
        <Fact name={fields.picture}>
          {picture?.kind === 'inside' ? <img src={picture.src} alt={fields.preview} /> : picture?.href}
        </Fact>
        <Fact name={fields.website}>{website}</Fact>
        <Fact name={fields.x}>{x && `@${x}`}</Fact>
        <Fact name={fields.telegram}>{telegram && `@${telegram}`}</Fact>
        <Fact name={words.keptFields}>{kept.join(', ')}</Fact>
      </dl>
    </section>
  );
}
