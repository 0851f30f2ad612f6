import './thumbnail.css';
import pictures from 'virtual:laurel-pictures';
import { getStoryHref, getStoryWindow, type StoryEntry, type StoryWindow } from './stories.ts';

const known = new Set(pictures);

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
        <img src={`./thumbnails/${file}`} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className="laurel-thumbnail-none">No picture yet</span>
      )}
      <span className="laurel-thumbnail-label">{label}</span>
    </a>
  );
}
