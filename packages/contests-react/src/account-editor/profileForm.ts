import { cleanLine, cleanParagraphs } from '../profile/cleanText.ts';
import type { FoundProfile } from '../profile/profileQuery.ts';
import { readHttpsLink, readTelegramName, readXName } from '../profile/readLinks.ts';
import type { ProfileDocument } from '../profile/readProfile.ts';
import type { ProfileFields } from '../profile/writeProfileUri.ts';

/** The form as it was typed. */
export type ProfileForm = ProfileFields;

export const EMPTY_FORM: ProfileForm = { name: '', about: '', picture: '', website: '', x: '', telegram: '' };

/** The profile that the chain has, as a form. */
export const toForm = (found: FoundProfile): ProfileForm => {
  if (found.status !== 'read') return EMPTY_FORM;
  const { picture, ...texts } = found.profile;
  const source = picture?.kind === 'inside' ? picture.src : picture?.href;
  return { ...EMPTY_FORM, ...texts, picture: source ?? '' };
};

/** The names of the fields that this page does not know. */
export const listKeptFields = (document: ProfileDocument): readonly string[] =>
  Object.keys(document).filter((field) => !Object.hasOwn(EMPTY_FORM, field));

/** What is kept of the profile that the chain has: fields that this page does not know. */
export const getDocument = (found: FoundProfile): ProfileDocument =>
  found.status === 'read' ? found.document : {};

/**
 * What the form says, as it will be written and read: nothing invisible, links and names in one form. What is no link or
 * no name stays as it was typed; it is a problem of its own.
 */
export const readForm = (form: ProfileForm): ProfileFields => {
  const website = form.website.trim();
  const withScheme = website === '' || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`;
  return {
    name: cleanLine(form.name, Number.POSITIVE_INFINITY) ?? '',
    about: cleanParagraphs(form.about, Number.POSITIVE_INFINITY) ?? '',
    picture: form.picture,
    website: readHttpsLink(withScheme) ?? website,
    x: readXName(form.x) ?? form.x.trim(),
    telegram: readTelegramName(form.telegram) ?? form.telegram.trim(),
  };
};

export const isSameForm = (a: ProfileForm, b: ProfileForm): boolean =>
  (Object.keys(EMPTY_FORM) as (keyof ProfileForm)[]).every((field) => a[field] === b[field]);
