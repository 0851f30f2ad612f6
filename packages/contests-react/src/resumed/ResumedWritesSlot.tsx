import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useContests } from '../provider/contests.ts';
import { useIntents } from '../writing/useIntents.ts';

const load = () => import('./ResumedWrites.tsx').then(({ ResumedWrites }) => ResumedWrites);

/** Place it once on every page: it follows writes that were begun before a reload. Without any, it loads no code. */
export function ResumedWritesSlot() {
  const isAwaited = useIntents().some(({ isActive }) => !isActive);
  const { Component: ResumedWrites } = useLazyComponent(load, isAwaited);
  const { config } = useContests();
  return ResumedWrites && config ? <ResumedWrites /> : null;
}
