import { Unstyled } from '@storybook/addon-docs/blocks';
import type { StoryEntry } from '../pictures/stories.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Pictures of stories in rows, each with a link. */
export function Gallery({ stories }: { stories: readonly StoryEntry[] }) {
  return (
    <Unstyled>
      <ul className="laurel-gallery">
        {stories.map((story) => (
          <li key={story.id}>
            <Thumbnail story={story} />
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
