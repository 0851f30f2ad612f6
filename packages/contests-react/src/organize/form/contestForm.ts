import { type DocumentPicture, splitLines } from '@org/contests';
import type { NewContest } from '@org/contests/write';
import { CLASSIC_LABELS, type ClassicName } from '../../base/text/criterionNames.ts';
import { type JudgeLine, readJudgeLine } from './judgeLines.ts';
import { readTeam, toLinks } from './LinkFields.tsx';
import { type FormTimes, readTimes } from './localTime.ts';

export type TemplateName = 'classic' | 'hackathon' | 'jury';

/** In the order of their buttons. */
export const TEMPLATES: readonly TemplateName[] = ['classic', 'hackathon', 'jury'];

/** The words of the templates, in the language of the page. The labels of the classic six are English in every contest. */
type TemplateWords = {
  readonly hackathon: {
    readonly [Criterion in 'idea' | 'execution' | 'design' | 'usefulness' | 'demo']: string;
  };
  readonly jury: { readonly [Criterion in 'quality' | 'originality' | 'impact' | 'presentation']: string };
};

/** The classic six with their weights. Pages translate labels that are exactly these. */
const CLASSIC: readonly (readonly [ClassicName, string])[] = [
  ['presentation', '5'],
  ['potentialImpact', '5'],
  ['creativity', '5'],
  ['difficulty', '5'],
  ['openSource', '3'],
  ['documentation', '3'],
];

const scale = (label: string, weight: string): CriterionRow => ({
  label,
  maxPoints: '5',
  weight,
  anchors: [],
});

/** The criteria of a template. */
export function createCriteria(template: TemplateName, words: TemplateWords): readonly CriterionRow[] {
  switch (template) {
    case 'classic':
      return CLASSIC.map(([name, weight]) => ({
        ...{ label: CLASSIC_LABELS[name], maxPoints: '1', weight, anchors: [] },
      }));
    case 'hackathon': {
      const { idea, execution, design, usefulness, demo } = words.hackathon;
      return [idea, execution, design, usefulness, demo].map((label) => scale(label, '1'));
    }
    case 'jury': {
      const { quality, originality, impact, presentation } = words.jury;
      return [scale(quality, '3'), scale(originality, '2'), scale(impact, '2'), scale(presentation, '1')];
    }
  }
}

/** The template whose criteria these are. */
export function findTemplate(
  criteria: readonly CriterionRow[],
  words: TemplateWords,
): TemplateName | undefined {
  const json = JSON.stringify(criteria);
  return TEMPLATES.find((name) => JSON.stringify(createCriteria(name, words)) === json);
}

export type TrackRow = { readonly name: string; readonly about: string };
/** `track`: the track's place in the list, from 1 on; 0 for the whole contest. */
export type PrizeRow = { readonly name: string; readonly about: string; readonly track: number };
export type LinkRow = { readonly label: string; readonly href: string };
export type AnchorRow = { readonly points: string; readonly text: string };
export type CriterionRow = {
  readonly label: string;
  readonly maxPoints: string;
  readonly weight: string;
  readonly anchors: readonly AnchorRow[];
};
/** `track`: the track's place in the list, from 1 on; 0 for none. `team` has one name a line. */
export type EntryRow = {
  readonly name: string;
  readonly link: string;
  readonly about: string;
  readonly track: number;
  readonly place: string;
  readonly team: string;
  readonly pictures: readonly DocumentPicture[];
  readonly links: readonly LinkRow[];
};

/** The form as typed. Blank rows are ignored. */
export type ContestForm = FormTimes & {
  readonly title: string;
  readonly description: string;
  /** At most one. */
  readonly cover: readonly DocumentPicture[];
  /** At most one. */
  readonly logo: readonly DocumentPicture[];
  /** Markdown. */
  readonly rules: string;
  readonly links: readonly LinkRow[];
  readonly tracks: readonly TrackRow[];
  readonly prizes: readonly PrizeRow[];
  readonly criteria: readonly CriterionRow[];
  /** One judge per line: the address, then a name. */
  readonly judges: string;
  /** True if the names of judges become public. Else they stay in the draft. */
  readonly publishesNames: boolean;
  readonly entries: readonly EntryRow[];
  /** A number, or empty. */
  readonly minimumReviews: string;
};

export const EMPTY_TRACK: TrackRow = { name: '', about: '' };
export const EMPTY_PRIZE: PrizeRow = { name: '', about: '', track: 0 };
export const EMPTY_ANCHOR: AnchorRow = { points: '', text: '' };
export const EMPTY_CRITERION: CriterionRow = { label: '', maxPoints: '5', weight: '1', anchors: [] };
export const EMPTY_ENTRY: EntryRow = {
  ...{ name: '', link: '', about: '', track: 0, place: '', team: '' },
  ...{ pictures: [], links: [] },
};

export const EMPTY_CONTEST: ContestForm = {
  title: '',
  description: '',
  cover: [],
  logo: [],
  rules: '',
  links: [],
  tracks: [],
  prizes: [],
  criteria: [EMPTY_CRITERION],
  judges: '',
  publishesNames: false,
  entries: [EMPTY_ENTRY],
  minimumReviews: '',
  takesSubmissions: false,
  submissionsUntil: 'P14D',
  opensAt: '',
  closesAt: 'P14D',
  isSealed: false,
  revealUntil: 'P3D',
};

/** True if nothing was typed or chosen. */
export function isEmptyForm(form: ContestForm): boolean {
  return JSON.stringify(form) === JSON.stringify(EMPTY_CONTEST);
}

/** An item with its place in the form's list. */
export type Placed<Item> = { readonly item: Item; readonly index: number };

const place = <Item>(rows: readonly Item[], isBlank: (row: Item) => boolean): readonly Placed<Item>[] =>
  rows.map((item, index) => ({ item, index })).filter(({ item }) => !isBlank(item));

export function isBlankEntry({ name, link, about, place: stand, team, pictures, links }: EntryRow): boolean {
  const isUntyped = [name, link, about, stand, team].every((text) => text.trim() === '');
  return isUntyped && pictures.length === 0 && toLinks(links).length === 0;
}

export function isBlankCriterion({ label, anchors }: CriterionRow): boolean {
  return label.trim() === '' && anchors.every(({ text }) => text.trim() === '');
}

const isBlankLink = (link: LinkRow): boolean => toLinks([link]).length === 0;
const isBlankText = ({ name, about }: TrackRow): boolean => name.trim() === '' && about.trim() === '';

/** The rows that count, with their places. A problem of the input names a row by its place among these. */
export type FormRows = {
  readonly links: readonly Placed<LinkRow>[];
  readonly tracks: readonly Placed<TrackRow>[];
  readonly prizes: readonly Placed<PrizeRow>[];
  readonly criteria: readonly Placed<CriterionRow>[];
  readonly judges: readonly Placed<JudgeLine>[];
  readonly entries: readonly Placed<EntryRow>[];
};

export function readRows({ links, tracks, prizes, criteria, judges, entries }: ContestForm): FormRows {
  const lines = splitLines(judges).map(readJudgeLine);
  return {
    links: place(links, isBlankLink),
    // A track keeps its number, which entries and prizes have.
    tracks: place(tracks, () => false),
    prizes: place(prizes, isBlankText),
    criteria: place(criteria, isBlankCriterion),
    judges: place(lines, ({ address }) => address === ''),
    entries: place(entries, isBlankEntry),
  };
}

/** A number of the form; NaN for anything else. */
export function readNumber(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
}

const getItems = <Item>(placed: readonly Placed<Item>[]): readonly Item[] => placed.map(({ item }) => item);

/**
 * The form parsed as a contest, with the rows that count. A missing time is 0.
 *
 * @param nowSeconds a contest without a start begins in this minute
 */
export function readContestForm(form: ContestForm, nowSeconds: bigint, rows = readRows(form)): NewContest {
  const { submissionsUntil, opensAt, closesAt, revealUntil } = readTimes(form, nowSeconds);
  return {
    title: form.title,
    description: form.description,
    ...{ cover: form.cover[0], logo: form.logo[0], rules: form.rules },
    links: toLinks(getItems(rows.links)),
    tracks: getItems(rows.tracks),
    prizes: getItems(rows.prizes),
    criteria: getItems(rows.criteria).map(({ label, maxPoints, weight, anchors }) => ({
      label,
      maxPoints: readNumber(maxPoints),
      weight: readNumber(weight),
      anchors: anchors
        .filter(({ text }) => text.trim() !== '')
        .map(({ points, text }) => ({ points: readNumber(points), text })),
    })),
    judges: getItems(rows.judges).map((judge) => (form.publishesNames ? judge : { ...judge, name: '' })),
    entries: getItems(rows.entries).map(({ team, links, ...entry }) => ({
      ...entry,
      team: readTeam(team),
      links: toLinks(links),
    })),
    ...(form.minimumReviews.trim() !== '' && { minimumReviews: readNumber(form.minimumReviews) }),
    submissionsUntil: form.takesSubmissions ? (submissionsUntil ?? 0n) : null,
    opensAt: opensAt ?? 0n,
    closesAt: closesAt ?? 0n,
    revealUntil: form.isSealed ? (revealUntil ?? 0n) : null,
  };
}

/** The number of lines that are not blank. */
export function countLines(text: string): number {
  return splitLines(text).filter((line) => line.trim() !== '').length;
}

/** The form without a track: prizes and entries of later tracks follow, those of this one have none. */
export function removeTrack(form: ContestForm, index: number): ContestForm {
  const follow = <Row extends { readonly track: number }>(row: Row): Row => {
    if (row.track === index + 1) return { ...row, track: 0 };
    return row.track > index + 1 ? { ...row, track: row.track - 1 } : row;
  };
  return {
    ...form,
    tracks: form.tracks.filter((_, at) => at !== index),
    prizes: form.prizes.map(follow),
    entries: form.entries.map(follow),
  };
}
