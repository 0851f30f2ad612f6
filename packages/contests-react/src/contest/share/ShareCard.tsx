import { Button, Card, CopyButton } from '@org/ui-theme';
import { useId } from 'react';
import { QrCode } from '../../base/page/QrCode.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { englishShare } from '../../messages/en/share.ts';
import styles from './ShareCard.module.css';
import { createShareLinks } from './shareLinks.ts';

export type ShareCardProps = {
  /** The entry's name. */
  readonly name: string;
  /** The public URL of the entry's page. */
  readonly url: string;
};

/** The link of an entry to pass on: as a QR code, to copy, and to post. */
export function ShareCard({ name, url }: ShareCardProps) {
  const messages = useMessages('share', englishShare);
  const id = useId();
  const links = createShareLinks({ url, text: messages.entry.post(name) });
  return (
    <Card as="section" className={styles.share} aria-labelledby={id}>
      <QrCode href={url} className={styles.qr} />
      <div className={styles.ways}>
        <h2 id={id}>{messages.entry.title}</h2>
        <p>{messages.entry.text}</p>
        <div className={styles.acts}>
          {/* The page has its own loud button. */}
          <CopyButton value={url} failedText={messages.entry.copyFailed(url)} variant="outlined" size="small">
            {messages.copy}
          </CopyButton>
          {(['x', 'telegram', 'email'] as const).map((place) => (
            <Button
              key={place}
              variant="outlined"
              size="small"
              href={links[place]}
              target="_blank"
              rel="noopener noreferrer"
            >
              {messages[place]}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
