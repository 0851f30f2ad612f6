import { useState } from 'react';
import { useConfigOrNull } from '../shared/config/ConfigContext.tsx';
import { readOwnEndpoints } from '../shared/endpoints/ownEndpoints.ts';
import { useLazyComponent } from '../shared/lazy/useLazyComponent.ts';
import { useOnline } from '../shared/page/useOnline.ts';
import { useIntents } from '../shared/writing/useIntents.ts';
import { ShellExtrasView } from './ShellExtrasView.tsx';

const loadResumedWrites = () =>
  import('./resumed/ResumedWrites.tsx').then(({ ResumedWrites }) => ResumedWrites);

export type ShellExtrasProps = {
  /** Goes to a page of the product, once there are pages. */
  readonly onOpen?: ((path: string) => void) | undefined;
};

/** What the shell says beside its pages. It is fetched once the page is drawn and idle, before the line can be gone. */
export function ShellExtras({ onOpen }: ShellExtrasProps) {
  const config = useConfigOrNull();
  const isAwaited = useIntents().some(({ isActive }) => !isActive);
  const { Component: ResumedWrites } = useLazyComponent(loadResumedWrites, isAwaited);
  const isOnline = useOnline();
  const [hasOwnEndpoints] = useState(() => Object.keys(readOwnEndpoints()).length > 0);
  return (
    <>
      <ShellExtrasView isOffline={!isOnline} hasOwnEndpoints={hasOwnEndpoints} />
      {ResumedWrites && config && onOpen && <ResumedWrites chains={config.chains} onOpen={onOpen} />}
    </>
  );
}
