import { Button, CheckIcon, CopyIcon, Select, TextArea, useClipboard } from '@org/ui-theme';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { englishEmbed } from '../../messages/en/embed.ts';
import styles from './ShareView.module.css';

const FIRST_HEIGHT = 480;
const MAX_HEIGHT = 2_000;

/** The height that the embedded page reports to this page. */
function useFrameHeight(): {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly height: number;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow || origin !== window.location.origin)
        return;
      const told = data?.type === 'laurel-contest' ? data.height : undefined;
      if (Number.isFinite(told) && told > 0) setHeight(Math.min(Math.ceil(told), MAX_HEIGHT));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return { frame, height };
}

/** The theme of the frame; `system`: the reader's. */
type EmbedTheme = 'system' | 'light' | 'dark';

/** The height of a frame that cannot grow with its content, in pixels. */
const FRAME_HEIGHT = 640;

type EmbedFacts = {
  /** The address of the page for the frame. */
  readonly url: string;
  /** The address of the web component's script. */
  readonly scriptUrl: string;
  /** The frame's name for screen readers. */
  readonly label: string;
  readonly theme: EmbedTheme;
};

const escapeHtml = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\u{fffd}')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/\s+/g, ' ');

/** The frame's address with its theme. */
const addTheme = (url: string, theme: EmbedTheme): string =>
  theme === 'system' ? url : `${url}?theme=${theme}`;

/** The code to paste: a plain frame, and the web component, which is as tall as its content. */
export function writeEmbedSnippets({ url, scriptUrl, label, theme }: EmbedFacts): {
  readonly frame: string;
  readonly component: string;
} {
  const name = escapeHtml(label);
  const themeAttribute = theme === 'system' ? '' : ` theme="${theme}"`;
  return {
    frame: `<iframe src="${escapeHtml(addTheme(url, theme))}" title="${name}" width="100%" height="${FRAME_HEIGHT}" loading="lazy" style="border: 0"></iframe>`,
    component: `<script async src="${escapeHtml(scriptUrl)}"></script>\n<laurel-contest src="${escapeHtml(url)}"${themeAttribute} label="${name}"></laurel-contest>`,
  };
}

const THEMES = ['system', 'light', 'dark'] as const;
const KINDS = ['component', 'frame'] as const;

export type EmbedSectionProps = {
  /** The page for a frame, on this site. */
  readonly path: string;
  readonly scriptPath: string;
  readonly publicOrigin: string;
};

/** The code that shows the contest on another site, with a preview. */
export function EmbedSection({ path, scriptPath, publicOrigin }: EmbedSectionProps) {
  const messages = useMessages('embed', englishEmbed);
  const { productName } = useConfig();
  const [theme, setTheme] = useState<EmbedTheme>('system');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('component');
  const { state, copy } = useClipboard();
  const { frame, height } = useFrameHeight();
  const snippets = writeEmbedSnippets({
    url: publicOrigin + path,
    scriptUrl: publicOrigin + scriptPath,
    label: messages.frameTitle(productName),
    theme,
  });
  const isCopied = state === 'copied';
  return (
    <div className={styles.about}>
      <h2 className={styles.heading}>{messages.heading}</h2>
      <p className={styles.text}>{messages.intro}</p>
      <div className={styles.choices}>
        <Select
          label={messages.theme}
          options={THEMES.map((value) => ({ value, label: messages.themes[value] }))}
          value={theme}
          onValueChange={setTheme}
        />
        <Select
          label={messages.kind}
          help={messages.kindHelps[kind]}
          options={KINDS.map((value) => ({ value, label: messages.kinds[value] }))}
          value={kind}
          onValueChange={setKind}
        />
      </div>
      <TextArea
        className={styles.code}
        label={messages.code}
        value={snippets[kind]}
        readOnly
        rows={4}
        spellCheck="false"
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button
          variant="outlined"
          icon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => copy(snippets[kind])}
        >
          {messages.copy}
        </Button>
        <span className={styles.status} role="status">
          {{ idle: '', copied: messages.copied, failed: messages.copyFailed }[state]}
        </span>
      </div>
      <iframe
        ref={frame}
        className={styles.frame}
        src={addTheme(path, theme)}
        title={messages.preview}
        height={height}
        loading="lazy"
      />
    </div>
  );
}
