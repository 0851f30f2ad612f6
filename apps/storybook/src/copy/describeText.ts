type Say = (...facts: unknown[]) => unknown;

/** The names of a function's arguments; `…` for one that is taken apart. */
const listArguments = (say: Say): readonly string[] => {
  const [, list = ''] = /^\s*\(?([^)=]*?)\)?\s*=>/.exec(String(say)) ?? [];
  return list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => /^\w+/.exec(each)?.[0] ?? '…');
};

/** A number that no text contains by itself. */
const MANY = 73;

/** The text for these facts, with the numbers among them replaced by the names of the arguments. */
const sayForm = (say: Say, facts: readonly unknown[], marks: readonly string[]): string | undefined => {
  try {
    const said = facts.reduce<string>(
      (text, fact, place) =>
        typeof fact === 'number'
          ? text.replace(new RegExp(`(?<![\\d.,])${fact}(?![\\d])`), marks[place] ?? '')
          : text,
      String(say(...facts)),
    );
    const isUnknown = facts.some((fact) => fact === null || typeof fact === 'boolean');
    if (isUnknown && /\b(null|true|false)\b/.test(said)) return undefined;
    return /NaN|undefined|\[object/.test(said) ? undefined : said;
  } catch {
    // This text cannot say these facts.
    return undefined;
  }
};

/**
 * A text of a catalogue as designers read it: `Switch to {chainName}`. A text that depends on a number, or on whether a
 * fact is known, has a line for each form.
 */
export function describeText(text: unknown): readonly string[] {
  if (typeof text === 'string') return [text];
  if (typeof text !== 'function') return [];
  const say = text as Say;
  const marks = listArguments(say).map((name) => `{${name}}`);
  const withFact = (place: number, fact: unknown) =>
    marks.map((mark, index) => (index === place ? fact : mark));
  const vary = (facts: (mark: string) => readonly unknown[]) =>
    marks.flatMap((mark, place) => facts(mark).map((fact) => withFact(place, fact)));
  const sayAll = (list: readonly (readonly unknown[])[]) =>
    list.map((facts) => sayForm(say, facts, marks)).filter((form) => form !== undefined);
  // "0 to {max}" would be mistaken for a text about 0.
  const usual = sayForm(say, marks, marks) ?? '';
  const few = [0, 1].filter((number) => !new RegExp(`\\b${number}\\b`).test(usual));
  // Facts are mostly words or one number; a few texts take a list, or several numbers at once.
  const attempts = [
    () => sayAll([marks, ...vary(() => [...few, MANY, null, true, false])]),
    () => sayAll(vary((mark) => [[mark, mark], [mark], []])),
    () => sayAll([marks.map((_, place) => MANY + place)]),
  ];
  const known = attempts.reduce<readonly string[]>(
    (forms, attempt) => (forms.length > 0 ? forms : attempt()),
    [],
  );
  return [...new Set(known.length > 0 ? known : [String(say)])].filter(
    (form) => !/\b(null|true|false)\b/.test(form),
  );
}
