import './whatChanged.css';
import data from 'virtual:laurel-changes';
import { SitePage } from '../site/SitePage.tsx';
import type { ShownChange } from '../site/siteData.ts';
import { getStoryHref } from '../site/stories.ts';

const { release, changes } = data;

/** The approved pictures that differ from those of the last release. */
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
      {changes.map((change) => (
        <Change key={change.name} change={change} />
      ))}
    </SitePage>
  );
}

function Change({ change: { name, text, pictures } }: { change: ShownChange }) {
  const [width = '', story = ''] = name.replace(/\.webp$/, '').split('/');
  return (
    <section className="laurel-page-card laurel-page-section">
      <h2 className="laurel-change-title">
        {text === 'gone' ? (
          story
        ) : (
          <a href={getStoryHref(story)} target="_top">
            {story}
          </a>
        )}{' '}
        at {width} px: {text}
      </h2>
      <div className="laurel-change">
        {pictures.map(([kind, url]) => (
          <figure key={kind}>
            <img src={url} alt={`${story}, ${kind}`} />
            <figcaption>{kind}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
