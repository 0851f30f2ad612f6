import { DIALOG, getStoryHref, getStoryWindow, type StoryEntry } from '../pictures/stories.ts';
import { useStories } from '../site/useStories.ts';

/** The columns: the states of signing, as the stories of the dialogs that sign are called, in the order of a signature. */
export const SIGNING_STATES = [
  'Idle',
  'Fee Unknown',
  'Not Enough',
  'Wrong Network',
  'Refused',
  'Checking',
  'Waiting For Earlier',
  'Confirm In Wallet',
  'Sent',
  'Mined',
  'Slow Scan',
  'Visible',
  'Failed',
] as const;

/** `Own`: a state of the dialog itself. */
type Column = 'Own' | (typeof SIGNING_STATES)[number];

const columns: readonly Column[] = ['Own', ...SIGNING_STATES];

/** Narrow layouts that show a part of a state, by the name of their stories. */
const PARTS: Readonly<Record<string, string>> = {
  Compact: 'Wallets',
  'Learn Compact': 'Wallets',
  'Learn On Phone': 'Wallets',
};

/** A state of a dialog with its stories; a window without one is missing. */
type DialogState = {
  readonly name: string;
  readonly column: Column;
  readonly desktop: readonly StoryEntry[];
  readonly phone: readonly StoryEntry[];
};

type DialogRow = {
  /** The component that draws the dialog, by the tag of its stories; without one, RainbowKit's or one inside another frame, by their title. */
  readonly name: string;
  /** The titles of the stories. */
  readonly titles: readonly string[];
  readonly states: readonly DialogState[];
};

/** The wallet's dialogs first, those of the product next, the plain control last. */
const GROUPS = ['Dialogs', 'Web', 'Controls'];

const getRank = ({ titles }: DialogRow) => GROUPS.indexOf(titles[0]?.split('/')[0] ?? '');

/** The state of signing that the name of a story ends in. */
const getColumn = (name: string): Column =>
  SIGNING_STATES.find((state) => name === state || name.endsWith(` ${state}`)) ?? 'Own';

/** The components whose dialogs a story shows. */
export const listDialogs = ({ tags }: Pick<StoryEntry, 'tags'>): readonly string[] =>
  tags.flatMap((tag) => /^dialog:(\w+)$/.exec(tag)?.[1] ?? []);

const getState = ({ name }: StoryEntry) => PARTS[name] ?? name.replace(/ (On Phone|In Narrow Window)$/, '');

/** Every dialog with every state of it, from the entries of an index. */
export function createStateMatrix(entries: readonly StoryEntry[]): readonly DialogRow[] {
  const dialogs = new Map<string, StoryEntry[]>();
  for (const story of entries) {
    if (!story.tags.includes(DIALOG)) continue;
    const names = listDialogs(story);
    for (const name of names.length > 0 ? names : [story.title.split('/').at(-1) ?? ''])
      dialogs.set(name, [...(dialogs.get(name) ?? []), story]);
  }
  return [...dialogs]
    .map(([name, stories]) => ({
      name,
      titles: [...new Set(stories.map(({ title }) => title))],
      states: [...new Set(stories.map(getState))].map((state) => {
        const own = stories.filter((story) => getState(story) === state);
        const list = (window: 'desktop' | 'phone') =>
          own.filter((story) => [window, 'any'].includes(getStoryWindow(story)));
        return { name: state, column: getColumn(state), desktop: list('desktop'), phone: list('phone') };
      }),
    }))
    .toSorted((one, other) => getRank(one) - getRank(other) || one.name.localeCompare(other.name));
}

/** A dialog that shows what became of its transaction shows every state of signing; the first one may have a name of its own. */
const listUnshown = ({ states }: DialogRow): readonly Column[] => {
  const shown = new Set(states.map(({ column }) => column));
  return shown.has('Sent') ? columns.slice(2).filter((column) => !shown.has(column)) : [];
};

/** The states without a story, or without one for a window, as sentences. */
export function listMissing(rows: readonly DialogRow[]): readonly string[] {
  return rows.flatMap((row) => [
    ...listUnshown(row).map((column) => `${row.name}, ${column}: no story`),
    ...row.states.flatMap((state) =>
      (['desktop', 'phone'] as const)
        .filter((window) => state[window].length === 0)
        .map((window) => `${row.name}, ${state.name}: no ${window} story`),
    ),
  ]);
}

/** A row for each dialog, a column for each state of signing; every state links to its stories. */
export function StateMatrix() {
  const rows = createStateMatrix(useStories());
  const missing = listMissing(rows);
  const count = rows.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <section className="laurel-page-section" aria-labelledby="dialogs">
      <h2 id="dialogs">Dialogs and their states</h2>
      <p>
        {count} states of {rows.length} dialogs, on desktop and on the phone.{' '}
        {missing.length === 0 ? 'None is missing.' : `Missing: ${missing.join('; ')}.`}
      </p>
      <div className="laurel-page-card laurel-page-scroll">
        <table className="laurel-matrix">
          <thead>
            <tr>
              <th scope="col">Dialog</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column === 'Own' ? 'Its own states' : column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.name} <span>{row.titles.join(', ')}</span>
                </th>
                {columns.map((column) => (
                  <Cell
                    key={column}
                    states={row.states.filter((state) => state.column === column)}
                    isMissing={listUnshown(row).includes(column)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Cell({ states, isMissing }: { states: readonly DialogState[]; isMissing: boolean }) {
  if (states.length === 0)
    return (
      <td>
        {isMissing ? (
          <strong className="laurel-matrix-missing">no story</strong>
        ) : (
          <span className="laurel-matrix-none">–</span>
        )}
      </td>
    );
  return (
    <td>
      <ul>
        {states.map(({ name, desktop, phone }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="laurel-matrix-windows">
              <Links name={name} window="desktop" stories={desktop} />
              <Links name={name} window="phone" stories={phone} />
            </span>
          </li>
        ))}
      </ul>
    </td>
  );
}

type LinksProps = { name: string; window: 'desktop' | 'phone'; stories: readonly StoryEntry[] };

/** The layout or page that a story of a window shows besides the state: `narrow` layouts, and the `learn` page of phones. */
const nameLink = ({ name }: StoryEntry, window: string) =>
  [/narrow|compact/i.test(name) ? 'narrow' : window, /^learn/i.test(name) && 'learn']
    .filter(Boolean)
    .join(', ');

function Links({ name, window, stories }: LinksProps) {
  if (stories.length === 0) return <strong className="laurel-matrix-missing">no {window} story</strong>;
  return stories.map((story) => {
    const label = nameLink(story, window);
    return (
      <a key={story.id} href={getStoryHref(story.id, window)} target="_top" aria-label={`${name}, ${label}`}>
        {label}
      </a>
    );
  });
}
