import { getNowSeconds } from '../base/bigint.ts';
import { LIMITS } from '../base/limits.ts';
import {
  type AddressFault,
  findAddressFault,
  findLinkFault,
  findTextFault,
  LAST_SECOND,
  type LinkFault,
  type TextFault,
} from '../contest/fieldFaults.ts';
import { ACT_LIMITS, CONTEST_LIMITS } from '../contest/schemas.ts';
import { DOCUMENT_LISTS, encodeDocument, parseContestDocument } from '../document/contestDocument.ts';
import { DOCUMENT_LIMITS, type DocumentLink } from '../document/documentFields.ts';
import {
  measureNewContest,
  type NewContest,
  type NewCriterion,
  type NewEntry,
  placeEntries,
  placeJudges,
  toTerms,
} from './newContest.ts';
import type { NewContestPlace, NewContestProblem, TimeName } from './newContestProblems.ts';
import { splitContest, toEntriesDocument } from './splitContest.ts';

/**
 * All problems of a new contest, by field and row; empty if it can be started. A contest needs a judge, a criterion, and an
 * entry unless it takes submissions; an entry needs a name.
 *
 * `nowSeconds` is the time, by default the clock's: judging must end later, and so must submissions. With `isStored` the site stores
 * the document, which may then be larger than what fits into the attestation. With `isSplit`, acts after the start add what does not fit
 * into it, see `splitContest`.
 *
 * @example
 * ```ts
 * import { checkNewContest } from '@org/contests/write';
 *
 * for (const { field, index, code } of checkNewContest(input)) console.log(field, index, code);
 * ```
 */
export function checkNewContest(
  input: NewContest,
  {
    nowSeconds = getNowSeconds(),
    isStored = Boolean(input.uri?.trim()),
    isSplit = false,
  }: { readonly nowSeconds?: bigint; readonly isStored?: boolean; readonly isSplit?: boolean } = {},
): readonly NewContestProblem[] {
  const limits = isSplit ? CONTEST_LIMITS : ACT_LIMITS;
  const problems = [
    ...at({ field: 'title' }, findTextFault(input.title, LIMITS.titleCharacters)),
    ...at({ field: 'description' }, findOptionalFault(input.description)),
    ...checkNamed('tracks', input.tracks),
    ...checkNamed('prizes', input.prizes),
    ...checkTracksOfPrizes(input),
    ...checkCriteria(input.criteria),
    ...checkJudges(input, limits.judges),
    ...checkEntries(input, limits.entries),
    ...checkTimes(input, nowSeconds),
    ...checkOthers(input),
  ];
  return [...problems, ...checkDocument(input, problems, { isStored, isSplit })];
}

/** The spelling under which names are compared. */
const toKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

type Named = { readonly name: string; readonly about: string };

/** Names and descriptions: an award names its prize by the name, so no two prizes have the same one, and no two tracks. */
function checkNamed(field: 'tracks' | 'prizes', rows: readonly Named[]): readonly NewContestProblem[] {
  const findRepeat = createRepeats();
  const problems = rows.flatMap(({ name, about }, index) => {
    const named = at({ field, index, part: 'name' }, findTextFault(name, DOCUMENT_LIMITS.name));
    const repeated = named.length > 0 ? named : findRepeat(toKey(name), { field, index, part: 'name' });
    return [...repeated, ...at({ field, index, part: 'about' }, findOptionalFault(about))];
  });
  return [...problems, ...countAt({ field }, rows.length, DOCUMENT_LISTS[field])];
}

const checkTracksOfPrizes = ({ prizes, tracks }: NewContest): readonly NewContestProblem[] =>
  prizes.flatMap(({ track }, index) =>
    rangeAt({ field: 'prizes', index, part: 'track' }, track, [0, tracks.length]),
  );

const BYTE = [1, 255] as const;

function checkCriteria(criteria: readonly NewCriterion[]): readonly NewContestProblem[] {
  const field = 'criteria';
  if (criteria.length === 0) return [{ field, code: 'required' }];
  const findRepeat = createRepeats();
  const rows = criteria.flatMap(({ label, maxPoints, weight, anchors }, index) => {
    const named = at({ field, index, part: 'label' }, findTextFault(label, DOCUMENT_LIMITS.label));
    const anchor = { field, index, part: 'anchors' } as const;
    return [
      ...(named.length > 0 ? named : findRepeat(toKey(label), { field, index, part: 'label' })),
      ...rangeAt({ field, index, part: 'maxPoints' }, maxPoints, BYTE),
      ...rangeAt({ field, index, part: 'weight' }, weight, BYTE),
      ...anchors.flatMap(({ points, text }, partIndex) => [
        ...rangeAt({ ...anchor, partIndex }, points, [0, Math.min(maxPoints, 255) || 0]),
        ...at({ ...anchor, partIndex }, findOptionalFault(text)),
      ]),
      ...countAt(anchor, anchors.length, DOCUMENT_LISTS.anchors),
    ];
  });
  return [...rows, ...countAt({ field }, criteria.length, CONTEST_LIMITS.criteria)];
}

function checkJudges(input: NewContest, most: number): readonly NewContestProblem[] {
  const field = 'judges';
  const judges = placeJudges(input.judges);
  if (judges.length === 0) return [{ field, code: 'required' }];
  const findRepeat = createRepeats();
  const rows = judges.flatMap(({ item, index }) => {
    const address = item.address.trim();
    const place = { field, index, part: 'address' } as const;
    const faults = at(place, findAddressFault(address));
    return [
      ...(faults.length > 0 ? faults : findRepeat(address.toLowerCase(), place)),
      ...at({ field, index, part: 'name' }, findOptionalFault(item.name.trim(), DOCUMENT_LIMITS.name)),
    ];
  });
  return [...rows, ...countAt({ field }, judges.length, most)];
}

function checkEntries(input: NewContest, most: number): readonly NewContestProblem[] {
  const field = 'entries';
  const entries = placeEntries(input.entries);
  if (entries.length === 0 && input.submissionsUntil === null) return [{ field, code: 'required' }];
  const findRepeat = createRepeats();
  const rows = entries.flatMap(({ item, index }) => {
    const link = item.link.trim();
    const place = { field, index, part: 'link' } as const;
    const faults = checkNewEntry(item, { tracks: input.tracks.length });
    const placed = faults.map((fault): NewContestProblem => ({ ...fault, field, index }));
    if (link === '' || faults.some(({ part }) => part === 'link')) return placed;
    return [...placed, ...findRepeat(new URL(link).href, place)];
  });
  return [...rows, ...countAt({ field }, entries.length, most)];
}

/**
 * The problems of one entry: of the organizer, of a late list, or of a submission.
 *
 * @param contest the number of the contest's tracks
 * @example
 * ```ts
 * import { checkNewEntry } from '@org/contests/write';
 *
 * const problems = checkNewEntry(entry, { tracks: 0 });
 * ```
 */
export function checkNewEntry(
  entry: NewEntry,
  { tracks }: { readonly tracks: number },
): readonly NewContestProblem[] {
  const field = 'entries';
  const { name, link, about, track, team = [], links = [], pictures = [], place = '' } = entry;
  const spelled = link.trim();
  return [
    ...at({ field, part: 'name' }, findTextFault(name, DOCUMENT_LIMITS.name)),
    ...at({ field, part: 'link' }, spelled === '' ? null : checkLink(spelled)),
    ...at({ field, part: 'about' }, findOptionalFault(about)),
    ...rangeAt({ field, part: 'track' }, track, [0, tracks]),
    ...team.flatMap((member, partIndex) =>
      at({ field, part: 'team', partIndex }, findOptionalFault(member.trim(), DOCUMENT_LIMITS.name)),
    ),
    ...countAt({ field, part: 'team' }, team.length, DOCUMENT_LIMITS.team),
    ...at({ field, part: 'place' }, findOptionalFault(place.trim(), DOCUMENT_LIMITS.place)),
    ...checkLinks(links, { field, part: 'links' }),
    ...pictures.flatMap(({ alt }, partIndex) =>
      at({ field, part: 'pictures', partIndex }, findOptionalFault(alt, DOCUMENT_LIMITS.alt)),
    ),
    ...countAt({ field, part: 'pictures' }, pictures.length, DOCUMENT_LIMITS.pictures),
  ];
}

const checkLink = (link: string, max: number = LIMITS.entryCharacters): Fault | null =>
  findTextFault(link, max) ?? findLinkFault(link);

function checkLinks(links: readonly DocumentLink[], place: NewContestPlace): readonly NewContestProblem[] {
  const faults = links.flatMap(({ label, href }, index) => {
    const found = [
      ['label', findTextFault(label, DOCUMENT_LIMITS.label)],
      ['href', checkLink(href, DOCUMENT_LIMITS.href)],
    ] as const;
    // A place has one part: an entry's is the list itself.
    return found.flatMap(([part, fault]) =>
      at(place.part ? { ...place, partIndex: index } : { ...place, index, part }, fault),
    );
  });
  return [...faults, ...countAt(place, links.length, DOCUMENT_LIMITS.links)];
}

/** The times that must come before each one; it may equal the others, but not the one that opens or closes judging. */
function checkTimes(input: NewContest, nowSeconds: bigint): readonly NewContestProblem[] {
  const { submissionsUntil, opensAt, closesAt, revealUntil } = input;
  const problems: NewContestProblem[] = [];
  const isFit = (field: TimeName, time: bigint, from: bigint): boolean => {
    const code = time < from ? 'in-the-past' : time > LAST_SECOND ? 'too-far' : null;
    if (code) problems.push({ field, code });
    return code === null;
  };
  // Judging may open with the contest, so `opensAt` may have passed.
  if (submissionsUntil !== null) isFit('submissionsUntil', submissionsUntil, nowSeconds + 1n);
  const isOpenFit = isFit('opensAt', opensAt, 0n);
  const isCloseFit = isFit('closesAt', closesAt, nowSeconds + 1n);
  const isRevealFit = revealUntil === null || isFit('revealUntil', revealUntil, 0n);
  if (isOpenFit && submissionsUntil !== null && opensAt < submissionsUntil)
    problems.push({ field: 'opensAt', code: 'out-of-order', after: 'submissionsUntil' });
  if (isCloseFit && closesAt <= opensAt)
    problems.push({ field: 'closesAt', code: 'out-of-order', after: 'opensAt' });
  if (isRevealFit && revealUntil !== null && revealUntil <= closesAt)
    problems.push({ field: 'revealUntil', code: 'out-of-order', after: 'closesAt' });
  return problems;
}

function checkOthers({
  cover,
  logo,
  rules = '',
  links = [],
  minimumReviews,
  uri = '',
}: NewContest): readonly NewContestProblem[] {
  const range = [1, DOCUMENT_LIMITS.minimumReviews] as const;
  return [
    ...at({ field: 'cover' }, findOptionalFault(cover?.alt ?? '', DOCUMENT_LIMITS.alt)),
    ...at({ field: 'logo' }, findOptionalFault(logo?.alt ?? '', DOCUMENT_LIMITS.alt)),
    ...at({ field: 'rules' }, findOptionalFault(rules.trim(), DOCUMENT_LIMITS.rules)),
    ...checkLinks(links, { field: 'links' }),
    ...(minimumReviews === undefined ? [] : rangeAt({ field: 'minimumReviews' }, minimumReviews, range)),
    ...at({ field: 'uri' }, findOptionalFault(uri)),
    ...countAt({ field: 'uri' }, new TextEncoder().encode(uri.trim()).length, CONTEST_LIMITS.uriBytes),
  ];
}

/** Readers must be able to read the document. A malformed text cannot be encoded, nor NaN as a number. */
function checkDocument(
  input: NewContest,
  problems: readonly NewContestProblem[],
  { isStored, isSplit }: { readonly isStored: boolean; readonly isSplit: boolean },
): readonly NewContestProblem[] {
  if (problems.some(({ code }) => code === 'malformed-text' || code === 'out-of-range')) return [];
  const { contest, later } = isSplit ? splitContest(input, { isStored }) : { contest: input, later: [] };
  const [list] = later.flatMap((part) => (part.kind === 'list' ? [part.entries] : []));
  // Without submissions, a contest starts with an entry: one for which the start has no room is too large for it.
  const isBare = input.submissionsUntil === null && contest.entries.length === 0;
  const start = isBare && list ? { ...contest, entries: list.slice(0, 1) } : contest;
  const { bytes: first, maxBytes } = measureNewContest(start, { isStored });
  const lists = later.map((part) =>
    part.kind === 'list' ? encodeDocument(toEntriesDocument(part.entries)).length : 0,
  );
  const bytes = Math.max(first, ...lists);
  if (bytes > maxBytes) return [{ field: 'document', code: 'document-too-large', bytes, maxBytes }];
  if (problems.length > 0) return [];
  const isReadable = parseContestDocument(toTerms(contest).written.bytes).ok;
  return isReadable ? [] : [{ field: 'document', code: 'document-unreadable' }];
}

type Fault = TextFault | AddressFault | LinkFault;

/** Checks a text that may be blank. */
function findOptionalFault(text: string, max = Infinity): TextFault | null {
  const fault = findTextFault(text, max);
  return fault?.code === 'required' ? null : fault;
}

const at = (place: NewContestPlace, fault: Fault | null): readonly NewContestProblem[] =>
  fault ? [{ ...place, ...fault }] : [];

const countAt = (place: NewContestPlace, length: number, max: number): readonly NewContestProblem[] =>
  length > max ? [{ ...place, code: 'too-many', length, max }] : [];

const rangeAt = (
  place: NewContestPlace,
  value: number,
  [min, max]: readonly [number, number],
): readonly NewContestProblem[] =>
  Number.isInteger(value) && value >= min && value <= max
    ? []
    : [{ ...place, code: 'out-of-range', min, max }];

/** Finds rows that repeat an earlier one. */
function createRepeats(): (
  key: string,
  place: NewContestPlace & { readonly index: number },
) => readonly NewContestProblem[] {
  const indexOf = new Map<string, number>();
  return (key, place) => {
    const firstIndex = indexOf.get(key);
    if (firstIndex !== undefined) return [{ ...place, code: 'duplicate', firstIndex }];
    indexOf.set(key, place.index);
    return [];
  };
}
