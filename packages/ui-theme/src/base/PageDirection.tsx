import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const readDirection = () => (document.dir === 'rtl' ? 'rtl' : 'ltr');
const getServerDirection = () => 'ltr' as const;

/** Tells Base UI the direction of the page (`dir` of `<html>`), which arrow keys and popups follow. */
export function PageDirection({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(neverChanges, readDirection, getServerDirection);
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
