import './overview.css';
import { Button } from '@org/ui-theme';
import { groupStories } from '../pictures/stories.ts';
import { SitePage } from '../site/SitePage.tsx';
import { Gallery } from '../site/Thumbnail.tsx';
import { useStories } from '../site/useStories.ts';
import { StateMatrix } from './StateMatrix.tsx';

const pages = [
  ['Flows', 'flows--docs'],
  ['Tokens', 'tokens--docs'],
  ['Copy deck', 'copy-deck--docs'],
  ['What changed', 'what-changed--docs'],
] as const;

/** The front page: every dialog by state, then every component with pictures of its states. */
export function Overview() {
  return (
    <SitePage
      title="Every state at a glance"
      intro="Each link opens a story. The toolbar above it changes the window, the theme and the language; the panel below has the component’s props and its accessibility."
    >
      <ul className="laurel-page-links">
        {pages.map(([name, id]) => (
          <li key={id}>
            <Button variant="outlined" href={`./?path=/docs/${id}`} target="_top">
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <StateMatrix />
      <Components />
    </SitePage>
  );
}

function Components() {
  const stories = useStories();
  const groups = groupStories(stories);
  return (
    <section className="laurel-page-section" aria-labelledby="components">
      <h2 id="components">Components</h2>
      <p>
        {stories.length} states of {groups.length} components. In this page their pictures are cut at the
        bottom.
        {!HAS_ALL_THUMBNAILS && ' This build has only the approved pictures; the published one has all.'}
      </p>
      {groups.map(({ title, stories: own }) => (
        <section key={title} className="laurel-page-card laurel-component" aria-label={title}>
          <h3>{title}</h3>
          <Gallery stories={own} />
        </section>
      ))}
    </section>
  );
}
