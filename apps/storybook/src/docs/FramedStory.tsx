import '../site/site.css';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { readToolbar } from '../site/toolbar.tsx';

/** Storybook's frames answer to their parent; the controls and the toolbar of a page reach only what is in the page itself. */
const FORWARDED = [UPDATE_STORY_ARGS, RESET_STORY_ARGS, UPDATE_GLOBALS];

/** A story in a frame: a dialog covers its window, and some stories are made for one. */
export function FramedStory({ story: { id, name } }: { story: PreparedStory }) {
  const context = useContext(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(() => {
    const { language, theme } = readToolbar(context);
    return `./iframe.html?id=${id}&viewMode=story&globals=language:${language};theme:${theme}`;
  });
  useEffect(() => {
    const { channel } = context;
    const forwards = FORWARDED.map((type) => {
      const forward = (...args: unknown[]) =>
        frame.current?.contentWindow?.postMessage(
          { key: 'storybook-channel', event: { type, args } },
          window.location.origin,
        );
      channel.on(type, forward);
      return () => channel.off(type, forward);
    });
    return () => {
      for (const stop of forwards) stop();
    };
  }, [context]);
  return <iframe ref={frame} className="laurel-framed-story" title={name} src={src} />;
}
