import './whatChanged.css';
import data from 'virtual:laurel-changes';
import { getStoryHref, type StoryEntry, type StoryWindow } from '../pictures/stories.ts';
import { SitePage } from '../site/SitePage.tsx';
import { useStories } from '../site/useStories.ts';
import type { ShownChange } from '../siteData.ts';

const { release, changes } = data;

const KINDS = [
  ['changed', 'Changed'],
  ['new', 'New'],
  ['gone', 'Gone'],
] as const;

const WINDOWS: Readonly<Record<string, StoryWindow>> = { 1280: 'desktop', 390: 'phone' };

/** The approved pictures that differ from those of the last release: those of both windows of a story together. */
export function WhatChanged() {
  return (
    <SitePage
      title="What changed"
      intro={
        release === undefined
          ? 'Nothing has been released yet. After a release, this page shows every story that looks different, with its pictures before and after.'
          : `${changes.length} pictures of stories differ from those of ${release}. Red marks the pixels that differ.`
      }
    >
      {KINDS.map(([kind, title]) => (
        <Kind
          key={kind}
          kind={kind}
          title={title}
          changes={changes.filter((change) => change.kind === kind)}
        />
      ))}
    </SitePage>
  );
}

const getStory = ({ name }: ShownChange) => name.replace(/^\d+\/|\.webp$/g, '');

type KindProps = { kind: ShownChange['kind']; title: string; changes: readonly ShownChange[] };

function Kind({ kind, title, changes }: KindProps) {
  const stories = useStories();
  const ids = [...new Set(changes.map(getStory))];
  if (ids.length === 0) return null;
  return (
    <section className="laurel-page-section" aria-label={title}>
      <h2>
        {title}: {ids.length} {ids.length === 1 ? 'story' : 'stories'}
      </h2>
      <ul className="laurel-changes" data-kind={kind}>
        {ids.map((id) => (
          <li key={id} className="laurel-page-card">
            <Story
              id={id}
              story={stories.find((story) => story.id === id)}
              changes={changes.filter((change) => getStory(change) === id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type StoryProps = { id: string; story: StoryEntry | undefined; changes: readonly ShownChange[] };

function Story({ id, story, changes }: StoryProps) {
  return (
    <>
      <h3 className="laurel-change-title">{story ? `${story.title}: ${story.name}` : id}</h3>
      {changes.map(({ name, text, pictures }) => {
        const [width = ''] = name.split('/');
        return (
          <div key={name}>
            <p>
              {story ? (
                <a href={getStoryHref(id, WINDOWS[width])} target="_top">
                  {width} px
                </a>
              ) : (
                `${width} px`
              )}
              : {text}
            </p>
            <div className="laurel-change">
              {pictures.map(([kind, url]) => (
                <figure key={kind}>
                  <img src={url} alt={`${id} at ${width} px, ${kind}`} loading="lazy" decoding="async" />
                  {pictures.length > 1 && <figcaption>{kind}</figcaption>}
                </figure>
              ))}
            </div>
          </div>
        );
      })}
    </>
  );
}
