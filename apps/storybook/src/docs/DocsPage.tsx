import {
  Canvas,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense } from 'react';
import { DIALOG } from '../overview/stateMatrix.ts';
import { Gallery } from '../site/Gallery.tsx';
import { useStories } from '../site/useStories.ts';

/**
 * The documentation of a component. Dialogs cover their page, so their states are pictures with links; the stories of
 * other components follow each other.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isDialog = preparedMeta.tags.includes(DIALOG);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isDialog ? <FramedPrimary /> : <Primary />}
      <Controls />
      {isDialog ? (
        <Suspense>
          <States title={preparedMeta.title} />
        </Suspense>
      ) : (
        <Stories includePrimary={false} />
      )}
    </>
  );
}

function FramedPrimary() {
  const { story } = useOf('story', ['story']);
  return <Canvas of={story.moduleExport} story={{ inline: false, height: '42rem' }} />;
}

function States({ title }: { title: string }) {
  const stories = useStories().filter((story) => story.title === title);
  return (
    <>
      <h2>Every state</h2>
      <Gallery stories={stories} />
    </>
  );
}
