import './flows.css';
import { Tabs } from '@org/ui-theme';
import { type Flow, flows } from '../pictures/flows.ts';
import { SitePage } from '../site/SitePage.tsx';
import { Thumbnail } from '../site/Thumbnail.tsx';
import { useStories } from '../site/useStories.ts';

const windows = [
  { id: 'desktop', label: 'Desktop' },
  { id: 'phone', label: 'Phone' },
] as const;

/** The journeys, each as a row of linked pictures. */
export function FlowsPage() {
  return (
    <SitePage
      title="Flows"
      intro="The journeys through Laurel, step by step. Each step is a story: open it to see it at work."
    >
      <nav aria-label="Flows">
        <ul className="laurel-flow-index">
          {flows.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Tabs
        label="Window"
        tabs={windows.map(({ id, label }) => ({
          id,
          label,
          content: (
            <div className="laurel-flows">
              {flows.map((flow) => (
                <Steps key={flow.id} flow={flow} window={id} />
              ))}
            </div>
          ),
        }))}
      />
    </SitePage>
  );
}

function Steps({ flow, window }: { flow: Flow; window: 'desktop' | 'phone' }) {
  const stories = new Map(useStories().map((story) => [story.id, story]));
  return (
    <section className="laurel-page-section" id={flow.id} aria-labelledby={`${flow.id}-title`}>
      <h2 id={`${flow.id}-title`}>{flow.title}</h2>
      <p>{flow.intro}</p>
      <ol className="laurel-page-card laurel-flow">
        {flow.steps.map(({ desktop, phone = desktop, text }, index) => {
          const id = window === 'phone' ? phone : desktop;
          const story = stories.get(id);
          return (
            <li key={id}>
              {story ? (
                <Thumbnail story={story} window={window} label={`${index + 1}. ${text}`} />
              ) : (
                <strong>No story {id}</strong>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
