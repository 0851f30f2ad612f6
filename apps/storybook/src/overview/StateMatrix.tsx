import { DIALOG, getStoryHref, getStoryWindow, groupStories, type StoryEntry } from '../pictures/stories.ts';
import { useStories } from '../site/useStories.ts';

/** The columns of the matrix. A state belongs to the first one that its name matches; to `Open` otherwise. */
const PATTERNS = {
  'Wrong network': /wrong network|another chain|right network|cannot switch|not supported|no chains/i,
  Rejected: /reject|cancel/i,
  Problem:
    /fail|unreachable|not found|not copied|unknown|unsupported|needs|not enough|missing|over$|cannot|another|account switched|too many|left out|not kept|refused/i,
  Waiting:
    /pending|confirm in|qr code|sent$|slow scan|(estimat|connect|prepar|sign|verify|check)ing$|looking|waiting/i,
  Done: /^then|copied|cleared|confirmed|mined|visible|last time|closes|gives the focus back/i,
} as const;

type StateKind = 'Open' | keyof typeof PATTERNS;

/** In the order in which a user meets them. */
const stateKinds = ['Open', 'Waiting', 'Done', 'Rejected', 'Problem', 'Wrong network'] as const;

/** Narrow layouts that show a part of a state, by the name of their stories. */
const PARTS: Readonly<Record<string, string>> = {
  Compact: 'Wallets',
  'Learn Compact': 'Wallets',
  'Learn On Phone': 'Wallets',
};

/** A state of a dialog with its stories; a window without one is missing. */
type DialogState = {
  readonly name: string;
  readonly kind: StateKind;
  readonly desktop: readonly StoryEntry[];
  readonly phone: readonly StoryEntry[];
};

type DialogRow = { readonly title: string; readonly states: readonly DialogState[] };

/** The wallet's dialogs first, those of the product next, the plain control last. */
const GROUPS = ['Dialogs', 'Web', 'Controls'];

const getRank = (title: string) => GROUPS.indexOf(title.split('/')[0] ?? '');

const getKind = (name: string): StateKind => {
  const kinds = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];
  return kinds.find((kind) => PATTERNS[kind].test(name)) ?? 'Open';
};

const getState = ({ name }: StoryEntry) => PARTS[name] ?? name.replace(/ (On Phone|In Narrow Window)$/, '');

/** Every dialog with every state of it, from the entries of an index. */
export function createStateMatrix(entries: readonly StoryEntry[]): readonly DialogRow[] {
  const dialogs = entries.filter(({ tags }) => tags.includes(DIALOG));
  return groupStories(dialogs)
    .toSorted(
      (one, other) => getRank(one.title) - getRank(other.title) || one.title.localeCompare(other.title),
    )
    .map(({ title, stories }) => ({
      title,
      states: [...new Set(stories.map(getState))].map((name) => {
        const own = stories.filter((story) => getState(story) === name);
        const list = (window: 'desktop' | 'phone') =>
          own.filter((story) => [window, 'any'].includes(getStoryWindow(story)));
        return { name, kind: getKind(name), desktop: list('desktop'), phone: list('phone') };
      }),
    }));
}

/** The states without a story for a window, as sentences. */
export function listMissing(rows: readonly DialogRow[]): readonly string[] {
  return rows.flatMap(({ title, states }) =>
    states.flatMap((state) =>
      (['desktop', 'phone'] as const)
        .filter((window) => state[window].length === 0)
        .map((window) => `${title}, ${state.name}: no ${window} story`),
    ),
  );
}

/** A row for each dialog, a column for each kind of state; every state links to its stories. */
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
              {stateKinds.map((kind) => (
                <th key={kind} scope="col">
                  {kind}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, states }) => (
              <tr key={title}>
                <th scope="row">
                  {title.split('/').at(-1)} <span>{title.split('/')[0]}</span>
                </th>
                {stateKinds.map((kind) => (
                  <Cell key={kind} states={states.filter((state) => state.kind === kind)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Cell({ states }: { states: readonly DialogState[] }) {
  if (states.length === 0) return <td className="laurel-matrix-none">no story</td>;
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
