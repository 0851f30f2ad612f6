import { useOnline } from '@org/contests-react';
import { ResumedWritesSlot } from '@org/contests-react/resumed';
import { keepTranslated } from '@org/ui-theme';
import { useEffect, useState } from 'react';
import { readOwnEndpoints } from '../config/ownEndpoints.ts';
import { fetchTypeface } from './fetchTypeface.ts';
import { ShellExtrasView } from './ShellExtrasView.tsx';

/** Notices of the shell. Loaded once the page is idle, so that they work offline. */
export function ShellExtras() {
  const isOnline = useOnline();
  useEffect(() => void fetchTypeface(), []);
  useEffect(keepTranslated, []);
  const [hasOwnEndpoints] = useState(() => Object.keys(readOwnEndpoints()).length > 0);
  return (
    <>
      <ShellExtrasView isOffline={!isOnline} hasOwnEndpoints={hasOwnEndpoints} />
      <ResumedWritesSlot />
    </>
  );
}
