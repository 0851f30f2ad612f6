import { useOnline } from '@org/contests-react';
import { ResumedWritesSlot } from '@org/contests-react/resumed';
import { useState } from 'react';
import { readOwnEndpoints } from '../config/ownEndpoints.ts';
import { ShellExtrasView } from './ShellExtrasView.tsx';

/** What the shell says beside its pages. It is fetched once the page is drawn and idle, before the line can be gone. */
export function ShellExtras() {
  const isOnline = useOnline();
  const [hasOwnEndpoints] = useState(() => Object.keys(readOwnEndpoints()).length > 0);
  return (
    <>
      <ShellExtrasView isOffline={!isOnline} hasOwnEndpoints={hasOwnEndpoints} />
      <ResumedWritesSlot />
    </>
  );
}
