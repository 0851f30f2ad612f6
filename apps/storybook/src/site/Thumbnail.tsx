import './thumbnail.css';
import pictures from 'virtual:laurel-pictures';
import { tokens } from '@org/ui-theme';
import { getStoryHref, getStoryWindow, type StoryEntry, type StoryWindow } from './stories.ts';

const known = new Set(pictures);

/** The background that was trimmed from the pictures, which are of the light theme. */
const ground = { background: tokens.color.page };

/** A link to a story with its picture, if one is approved. */
export function Thumbnail({
  story,
  window = getStoryWindow(story),
  label = story.name,
}: {
  story: StoryEntry;
  /** Default: the story's own, or desktop. */
  window?: StoryWindow;
  label?: string;
}) {
  const width = window === 'phone' ? 390 : 1280;
  const file = `${width}/${story.id}.webp`;
  return (
    <a className="laurel-thumbnail" data-width={width} href={getStoryHref(story.id, window)} target="_top">
      {known.has(file) ? (
        <img
          src={`./thumbnails/${file}`}
          alt=""
          style={ground}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => {
            // A small component is not enlarged.
            const { naturalWidth, naturalHeight, clientWidth, clientHeight, dataset } = currentTarget;
            if (naturalWidth < clientWidth || naturalHeight < clientHeight) dataset.small = '';
          }}
        />
      ) : (
        <span className="laurel-thumbnail-none">No picture yet</span>
      )}
      <span className="laurel-thumbnail-label">{label}</span>
    </a>
  );
}
