import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense } from 'react';
import { DIALOG, OWN_WINDOW, PLAYGROUND } from '../pictures/stories.ts';
import { Gallery } from '../site/Thumbnail.tsx';
import { useStories } from '../site/useStories.ts';
import { FramedStory } from './FramedStory.tsx';

/**
 * The documentation of a component. Dialogs cover their page, and some stories are made for one window: then the first is
 * in a frame, and the others are pictures with links. The stories of other components follow each other.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { tags, title } = preparedMeta;
  const isFramed = tags.includes(DIALOG) || tags.includes(OWN_WINDOW);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isFramed ? <FramedPrimary /> : <Primary />}
      <Controls />
      {isFramed ? (
        <Suspense>
          <States title={title} />
        </Suspense>
      ) : (
        <Stories includePrimary={false} />
      )}
    </>
  );
}

function FramedPrimary() {
  const { story } = useOf('story', ['story']);
  return <FramedStory key={story.id} story={story} />;
}

function States({ title }: { title: string }) {
  const stories = useStories().filter((story) => story.title === title && !story.tags.includes(PLAYGROUND));
  return (
    <>
      <h2>Every state</h2>
      <Gallery stories={stories} />
    </>
  );
}
