/** The theme of the frame; `system`: the reader's. */
export type EmbedTheme = 'system' | 'light' | 'dark';

/** The height of a frame that cannot grow with its content, in pixels. */
const FRAME_HEIGHT = 640;

export type EmbedFacts = {
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
export const addTheme = (url: string, theme: EmbedTheme): string =>
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
