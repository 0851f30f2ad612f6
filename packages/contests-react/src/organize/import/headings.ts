import { IMPORT_ROLES, type ImportKind, type ImportRole } from '../form/importReading.ts';

/** The headings of a role by rank: a better rank wins, and two columns of one rank are asked about. */
type Ranks = readonly RegExp[];

const PROJECT = '(project|submission|entry|projekt|beitrag|einreichung|proyecto|entrada|propuesta)';
const PROJECTS =
  /^(projects?|entr(y|ies)|submissions?|projekte?|beitr(ag|äge)|einreichung(en)?|proyectos?|entradas?|propuestas?)$/;
const JUDGES =
  /^(judges?|jury|jurors?|(jury ?)?members?|(jury)?mitglied(er)?|ju(ez|eza|eces)|jurados?|miembros?( del jurado)?)$/;

/** English, German and Spanish, and those of Devpost's export. */
const HEADINGS: Record<ImportKind, { readonly [Role in ImportRole]?: Ranks }> = {
  judges: {
    address: [
      /^((judges?|jury|juror) )?((eth(ereum)?|evm|wallet) )?(address(es)?|accounts?|wallets?)$/,
      /^((ethereum|wallet) ?)?(adressen?|kont(o|en)|wallet)( der jury)?$/,
      /^(direcci[óo]n(es)?|cartera|billetera|monedero|cuenta)( .*)?$/,
      /^(ens|(ens|eth) ?(names?|domains?|namen?))$|^nombres? (de )?ens$/,
      JUDGES,
    ],
    name: [
      /^((judges?|full|display|shown|public) )?names?$|^(voller |vollständiger )?namen?$|^nombres?( completo| p[úu]blico)?$/,
      JUDGES,
    ],
  },
  entries: {
    name: [
      new RegExp(
        `^(${PROJECT}s?[ ]?(title|name|titel)|(title|name|titel|t[íi]tulo|nombre)( (of the|des|der|del|de la) ${PROJECT}s?)?)$`,
      ),
      PROJECTS,
    ],
    link: [
      new RegExp(
        `^((${PROJECT}s?[ ]?)?(links?|urls?)|(link|url|enlace)s?( (zum|zur|del?|al|a la|de la) ${PROJECT})?|enlaces?)$`,
      ),
      PROJECTS,
      /^(try it out links?|(web ?)?sites?|home ?pages?|demos?( links?| urls?)?|web ?seiten?|sitio( web)?|p[áa]gina( web)?)$/,
      /^(repositor(y|ies|io|ios)|repos?|github( links?| urls?)?|(source )?code|quellcode|c[óo]digo( fuente)?)$/,
      /^(demo )?videos?( demo)?( links?| urls?)?$/,
    ],
    about: [
      /^(about( the project)?|(plain |short )?descriptions?|summary|tagline|(elevator )?pitch|(kurz)?beschreibung|über das projekt|zusammenfassung|descripci[óo]n( .*)?|resumen|acerca del? .*)$/,
      /^(built with|gebaut mit|hecho con)$/,
    ],
    track: [
      /^(tracks?|categor(y|ies)|challenges?|kategorien?|them(a|en)|categor[íi]as?|retos?)$/,
      /^(opt in prizes|desired prizes|prizes?|preise?|premios?)$/,
    ],
    place: [
      /^(tables?( (numbers?|no|nr))?|booths?|stands?|places?|locations?|tisch(nummer)?|stand(nummer)?|platz|ort|mesa|puesto|lugar)$/,
      /\btable (numbers?|no)\b|\btischnummer\b|\bn[úu]mero de mesa\b/,
    ],
  },
};

/** Data of persons, which is never published. */
const PERSONAL = /e ?mails?\b|correos?\b|\bphone|\btelefon|\btel[ée]fono|\bmobile\b/;
/** The same in a table of entries, whose names would be those of the persons. */
const PERSONAL_OF_ENTRIES =
  /\bsubmitters?\b|\bteam member\b|\b(first|last|screen|user) ?name\b|\bvorname|\bnachname|\bapellidos?\b|\buniversit|\bcolleges?\b/;

/** Columns that have addresses or links of something else. */
const OTHERS: Record<ImportKind, RegExp> = {
  judges:
    /\b(invited|added|nominated|proposed|referred)\b|\breferr|\borgani[sz]|\bcontact|\beingeladen|\bvorgeschlagen|\bveranstalt|\binvitad|\bpropuest/,
  entries:
    /\blogos?\b|\bimages?\b|\bpictures?\b|\bphotos?\b|\bthumbnails?\b|\bavatars?\b|\bicons?\b|\bcovers?\b|\bscreenshots?\b|\bbild(er)?\b|\bfotos?\b|\bim[áa]gen(es)?\b/,
};

/** The heading in lower case, without quotation marks and punctuation around its words. */
export function toHeadingKey(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/["'“”„‘’?:*#().]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** How well a heading names a role: 0 is best; undefined if it does not name it. */
export function rankHeading(heading: string, kind: ImportKind, role: ImportRole): number | undefined {
  const key = toHeadingKey(heading);
  const rank = (HEADINGS[kind][role] ?? []).findIndex((pattern) => pattern.test(key));
  if (rank === -1) return undefined;
  // The first three patterns for addresses are one rank in three languages.
  return role === 'address' && rank < 3 ? 0 : rank;
}

/** True if a heading names a role of the list. */
export function isKnownHeading(heading: string, kind: ImportKind): boolean {
  return IMPORT_ROLES[kind].some((role) => rankHeading(heading, kind, role) !== undefined);
}

/** True if a column has personal data. */
export function isPrivateHeading(heading: string, kind: ImportKind): boolean {
  const key = toHeadingKey(heading);
  return PERSONAL.test(key) || (kind === 'entries' && PERSONAL_OF_ENTRIES.test(key));
}

/** True if a heading names addresses or links of something other than the list's items. */
export function isOtherHeading(heading: string, kind: ImportKind): boolean {
  return OTHERS[kind].test(toHeadingKey(heading));
}
