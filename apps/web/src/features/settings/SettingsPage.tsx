import { lazyPart } from '@org/contests-react';
import { useSyncExternalStore } from 'react';
import { useConfig } from '../../config/ConfigContext.tsx';
import { messages } from '../../messages/messages.ts';
import { walletSession } from '../../shared/walletSession.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { EndpointsSection } from './EndpointsSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { SentView } from './SentView.tsx';
import styles from './SettingsView.module.css';
import { StoredSection } from './StoredSection.tsx';

const settingsMessages = messages.settings;

const SignedInSection = lazyPart(async () => (await import('./SignedInSection.tsx')).SignedInSection);

/** The settings page. It sends no request to an endpoint, so that broken endpoints can be changed. */
export function SettingsPage() {
  const { walletConnectProjectId } = useConfig();
  const { subscribe, getSnapshot, getServerSnapshot } = walletSession;
  const { status } = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{settingsMessages.title}</h1>
        <p>{settingsMessages.intro}</p>
      </div>
      <AppearanceSection />
      <LanguageSection />
      <EndpointsSection />
      {status === 'connected' && <SignedInSection />}
      <StoredSection />
      <SentView hasWalletConnect={walletConnectProjectId !== null} />
    </div>
  );
}
