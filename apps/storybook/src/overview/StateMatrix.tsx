import { getStoryHref, type StoryEntry } from '../pictures/stories.ts';
import { useStories } from '../site/useStories.ts';
import { createStateMatrix, type DialogState, listMissing, stateKinds } from './stateMatrix.ts';

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
