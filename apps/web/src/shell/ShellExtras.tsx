import { useState, useSyncExternalStore } from 'react';
import { readOwnEndpoints } from '../shared/endpoints/ownEndpoints.ts';
import { ShellExtrasView } from './ShellExtrasView.tsx';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** What the shell says beside its pages. It is fetched once the page is drawn and idle, before the line can be gone. */
export function ShellExtras() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [hasOwnEndpoints] = useState(() => Object.keys(readOwnEndpoints()).length > 0);
  return <ShellExtrasView isOffline={!isOnline} hasOwnEndpoints={hasOwnEndpoints} />;
}
