import { Unstyled } from '@storybook/addon-docs/blocks';
import './site.css';
import { tokens } from '@org/ui-theme';
import { useState } from 'react';
import {
  getStoryHref,
  getStoryWindow,
  type StoryEntry,
  type StoryWindow,
  WIDEST,
} from '../pictures/stories.ts';
import { useApproved } from './useStories.ts';

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

/** The background that was trimmed from the pictures, which are of the light theme. */
const ground = { background: tokens.color.page };

/** The color that an approved picture was trimmed by, if it is not the page's: that of a dialog's backdrop. */
function findBackdrop(image: HTMLImageElement): string | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const read = (y: number) => {
    context.drawImage(image, 0, y, 1, 1, 0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const page = [1, 3, 5].map((at) => Number.parseInt(tokens.color.page.slice(at, at + 2), 16));
  const isPage = read(0).every((value, channel) => Math.abs(value - (page[channel] ?? 0)) < 16);
  // In the middle of the edge, because compression mixes the button in the corner into its surroundings.
  return isPage ? undefined : `rgb(${read(Math.floor(image.naturalHeight / 2)).join(' ')})`;
}

/** Shows a dialog where its window has it, and does not enlarge a small component. */
function fit(image: HTMLImageElement, widest: number): void {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight, dataset, style } = image;
  const backdrop = findBackdrop(image);
  if (backdrop !== undefined) {
    dataset.whole = '';
    style.inlineSize = `${(100 * naturalWidth) / widest}%`;
    const { style: around } = image.parentElement as HTMLElement;
    around.background = backdrop;
  } else if (naturalWidth < clientWidth || naturalHeight < clientHeight) dataset.small = '';
}

/** A link to a story with its picture, if this build has it. */
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
  const path = `${width}/${story.id}`;
  const isApproved = useApproved().has(path);
  const [isBroken, setBroken] = useState(false);
  return (
    <a className="laurel-thumbnail" data-width={width} href={getStoryHref(story.id, window)} target="_top">
      {(isApproved || HAS_ALL_THUMBNAILS) && !isBroken ? (
        <span className="laurel-thumbnail-picture" style={ground}>
          <img
            src={`./thumbnails/${path}.webp`}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
            onLoad={({ currentTarget }) => fit(currentTarget, WIDEST[width] ?? width)}
          />
        </span>
      ) : (
        <span className="laurel-thumbnail-none">No picture in this build</span>
      )}
      <span className="laurel-thumbnail-label">{label}</span>
    </a>
  );
}
