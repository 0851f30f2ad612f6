import { Card, Link } from '@org/ui-theme';
import { messages } from '../../messages/messages.ts';
import { paths } from '../../shared/paths.ts';
import styles from './SettingsView.module.css';

const sentMessages = messages.settings.sent;

/** Lists what leaves the browser, and when. `hasWalletConnect`: this site uses WalletConnect's relay. */
export function SentView({ hasWalletConnect }: { readonly hasWalletConnect: boolean }) {
  const { name, on, off, v1 } = sentMessages.walletConnect;
  const facts = [...sentMessages.facts, { name, text: `${hasWalletConnect ? on : off} ${v1}` }];
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-sent">
      <h2 id="settings-sent">{sentMessages.title}</h2>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href={paths.privacy}>{sentMessages.more}</Link>
      </p>
    </Card>
  );
}
