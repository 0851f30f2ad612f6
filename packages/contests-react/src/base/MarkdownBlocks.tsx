import {
  type MarkdownBlock,
  type MarkdownInline,
  type MarkdownTree,
  parseMarkdown,
} from '@org/contests/markdown';
import { showLink } from '@org/contests/names';
import { Link } from '@org/ui-theme';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import styles from './Markdown.module.css';

export type MarkdownViewProps = {
  /** Untrusted Markdown. */
  readonly text: string;
  /** The level of its highest heading, one below the heading that it stands under. */
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** The id of an element that says how its links open. */
  readonly linksDescribedBy?: string | undefined;
};

/** Nodes have no identity but their place. */
const show = <Node,>(nodes: readonly Node[], render: (node: Node, place: number) => ReactNode): ReactNode =>
  nodes.map(render);

/** Parsed Markdown as elements: never as HTML. */
export function MarkdownBlocks({ text, level, linksDescribedBy }: MarkdownViewProps) {
  const tree = useMemo(() => parseMarkdown(text), [text]);
  return (
    <LinksDescribedBy value={linksDescribedBy}>
      <div className={styles.text}>{showBlocks(tree, level)}</div>
    </LinksDescribedBy>
  );
}

const LinksDescribedBy = createContext<string | undefined>(undefined);

const showBlocks = (tree: MarkdownTree, level: number): ReactNode =>
  show(tree, (block, place) => <Block key={place} {...{ block, level }} />);

function Block({ block, level }: { readonly block: MarkdownBlock; readonly level: number }) {
  if (block.type === 'list') {
    const List = block.start === null ? 'ul' : 'ol';
    return (
      <List start={block.start ?? undefined}>
        {show(block.items, (item, place) => (
          <li key={place}>{showBlocks(item, level)}</li>
        ))}
      </List>
    );
  }
  // The highest level of Markdown in documents is 3.
  const depth = block.type === 'heading' ? Math.min(6, block.level - 3 + level) : 0;
  const Element = depth === 0 ? 'p' : (`h${depth}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6');
  return <Element dir="auto">{showInlines(block.children)}</Element>;
}

const showInlines = (inlines: readonly MarkdownInline[]): ReactNode =>
  show(inlines, (inline, place) => <Inline key={place} inline={inline} />);

function Inline({ inline }: { readonly inline: MarkdownInline }) {
  switch (inline.type) {
    case 'text':
      return <span>{inline.text}</span>;
    case 'emphasis':
      return <em>{showInlines(inline.children)}</em>;
    case 'strong':
      return <strong>{showInlines(inline.children)}</strong>;
    case 'link':
      return <MarkdownLink link={inline} />;
  }
}

function MarkdownLink({ link }: { readonly link: Extract<MarkdownInline, { readonly type: 'link' }> }) {
  const place = findUnnamedPlace(link.href, toText(link.children));
  return (
    <>
      <Link
        href={link.href}
        title={showLink(link.href)}
        external
        rel="noopener noreferrer nofollow"
        aria-describedby={useContext(LinksDescribedBy)}
      >
        {showInlines(link.children)}
      </Link>
      {place !== undefined && (
        <small>
          {' '}
          (<bdi>{place}</bdi>)
        </small>
      )}
    </>
  );
}

const toText = (inlines: readonly MarkdownInline[]): string =>
  inlines.map((inline) => (inline.type === 'text' ? inline.text : toText(inline.children))).join('');

/** The host or address that a link leads to; undefined if the words of the link begin with it. */
const findUnnamedPlace = (href: string, words: string): string | undefined => {
  const { host, protocol, pathname } = new URL(href);
  const place = protocol === 'mailto:' ? pathname : host;
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^(https?:\/\/|mailto:)/, '')
      .replace(/^www\./, '');
  return `${bare(words)}/`.startsWith(`${bare(place)}/`) ? undefined : place;
};
