import { Banner, Button, Card, Link, Skeleton } from '@org/ui-theme';
import { messages } from '../../messages/messages.ts';
import { paths } from '../../shared/paths.ts';
import styles from './LegalView.module.css';
import type { LegalBlock, Span } from './parseLegalText.ts';

const legalMessages = messages.legal;

export type LegalPageName = 'terms' | 'privacy';

export type LegalState =
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly blocks: readonly LegalBlock[] };

export type LegalViewProps = {
  readonly page: LegalPageName;
  readonly state: LegalState;
  readonly onTryAgain: () => void;
};

/** The operator's text, if any, and facts that apply to every installation. */
export function LegalView({ page, state, onTryAgain }: LegalViewProps) {
  const facts = legalMessages.facts[page];
  return (
    <article className={styles.page}>
      <h1>{legalMessages[page].title}</h1>
      {state.status === 'none' && <p className={styles.lead}>{legalMessages[page].none}</p>}
      {state.status === 'loading' && (
        <Card>
          <Skeleton lines={6} label={legalMessages.loading} />
        </Card>
      )}
      {state.status === 'failed' && (
        <Banner
          tone="warning"
          title={legalMessages.failed}
          role="status"
          action={
            <Button size="small" onClick={onTryAgain}>
              {legalMessages.tryAgain}
            </Button>
          }
        />
      )}
      {state.status === 'found' && (
        <Card className={styles.text} dir="auto">
          {state.blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </Card>
      )}
      {/* Not before the text above it is there: nothing moves. */}
      {state.status !== 'loading' && (
        <Card as="section" className={styles.text}>
          <h2>{facts.title}</h2>
          {facts.lines.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {page === 'privacy' && (
            <p>
              <Link href={paths.settings}>{legalMessages.toSettings}</Link>
            </p>
          )}
        </Card>
      )}
    </article>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((spans, index) => (
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
  }
}

const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <a key={index} href={href} rel="noopener noreferrer nofollow">
        {text}
      </a>
    ),
  );
