/** One message, by its path: `share.title`. */
export type MessageText = { readonly path: string; readonly text: unknown };

export const listMessages = (value: unknown, path = ''): readonly MessageText[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listMessages(inner, path ? `${path}.${key}` : key))
    : [{ path, text: value }];

type Maker = (...facts: readonly unknown[]) => string;

/** Recognizable arguments of each type that a function among the messages takes. */
const FACTS = [
  (place: number) => 701 + place,
  (place: number) => `fact${place}`,
  (place: number) => [`item${place}`],
  (place: number) => ({ saved: 801 + place, skipped: 901 + place }),
];
const MARKS = /\b(?:[789]0\d|(?:fact|item)\d)\b/g;
/** Numbers that decide between singular and plural. */
const COUNTS = [0, 1, 2];

const combine = (places: number): readonly (readonly unknown[])[] =>
  Array.from({ length: places }).reduce<readonly (readonly unknown[])[]>(
    (lists, _, place) => lists.flatMap((list) => FACTS.map((create) => [...list, create(place)])),
    [[]],
  );

const make = (text: Maker, facts: readonly unknown[]): string | undefined => {
  try {
    const made = text(...facts);
    return /undefined|NaN|\[object/.test(made) ? undefined : made;
  } catch {
    // Arguments of another type.
    return undefined;
  }
};

const listMarks = (text: string): readonly string[] => [...new Set(text.match(MARKS))].sort();

/** Pairs of texts with the same meaning. A function yields one pair for each type of arguments. */
export const pairMessages = (
  english: unknown,
  translated: unknown,
): readonly (readonly [string, string])[] => {
  if (typeof english !== 'function') return [[String(english), String(translated)]];
  const kinds = combine(english.length);
  const counted = COUNTS.map((n) => Array.from({ length: english.length }, () => n));
  return [...kinds, ...counted].flatMap((facts) => {
    const text = make(english as Maker, facts);
    return text === undefined ? [] : [[text, make(translated as Maker, facts) ?? ''] as const];
  });
};

/** The facts that only one text of a pair contains. */
export const findLostFacts = ([english, translated]: readonly [string, string]): readonly string[] => {
  const [wanted, found] = [listMarks(english), listMarks(translated)];
  return [
    ...wanted.filter((mark) => !found.includes(mark)),
    ...found.filter((mark) => !wanted.includes(mark)),
  ];
};

/** The words of a text without its facts. */
export const withoutFacts = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
