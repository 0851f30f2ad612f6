import { Button, CheckIcon, CopyIcon, Select, TextArea, useClipboard } from '@org/ui-theme';
import { useState } from 'react';
import { useConfig, useTexts } from '../../base/provider/contests.ts';
import { embedTexts } from '../../messages/en/embed.ts';
import { addTheme, type EmbedTheme, writeEmbedSnippets } from './embedSnippets.ts';
import styles from './ShareView.module.css';
import { useFrameHeight } from './useFrameHeight.ts';

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
  const words = useTexts('embed', embedTexts);
  const { productName } = useConfig();
  const [theme, setTheme] = useState<EmbedTheme>('system');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('component');
  const { state, copy } = useClipboard();
  const { frame, height } = useFrameHeight();
  const snippets = writeEmbedSnippets({
    url: publicOrigin + path,
    scriptUrl: publicOrigin + scriptPath,
    label: words.frameTitle(productName),
    theme,
  });
  const isCopied = state === 'copied';
  return (
    <div className={styles.about}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.text}>{words.intro}</p>
      <div className={styles.choices}>
        <Select
          label={words.theme}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          value={theme}
          onValueChange={setTheme}
        />
        <Select
          label={words.kind}
          help={words.kindHelps[kind]}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onValueChange={setKind}
        />
      </div>
      <TextArea
        className={styles.code}
        label={words.code}
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
          {words.copy}
        </Button>
        <span className={styles.status} role="status">
          {isCopied && words.copied}
          {state === 'failed' && words.copyFailed}
        </span>
      </div>
      <iframe
        ref={frame}
        className={styles.frame}
        src={addTheme(path, theme)}
        title={words.preview}
        height={height}
        loading="lazy"
      />
    </div>
  );
}
