import styles from './Markdown.module.css';
import type { MarkdownViewProps } from './MarkdownBlocks.tsx';
import { lazyPart } from './page/lazyPart.ts';

const BlocksPart = lazyPart(() =>
  import('./MarkdownBlocks.tsx').then(({ MarkdownBlocks }) => MarkdownBlocks),
);

/** A text in Markdown, plain until its parser is there: the parser is large, and most pages need none. */
export function MarkdownView(props: MarkdownViewProps) {
  const { Component } = BlocksPart.use(true);
  if (Component) return <Component {...props} />;
  return (
    <p className={styles.text} dir="auto">
      {props.text}
    </p>
  );
}
