import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useContests } from '../provider/contests.ts';
import { usePendingWrites } from '../writing/usePendingWrites.ts';

const load = () => import('./ResumedWrites.tsx').then(({ ResumedWrites }) => ResumedWrites);

/** Place it once on every page: it resumes pending writes after a reload. Without any, it loads no code. */
export function ResumedWritesSlot() {
  const isAwaited = usePendingWrites().some(({ isActive }) => !isActive);
  const { Component: ResumedWrites } = useLazyComponent(load, isAwaited);
  const { config } = useContests();
  return ResumedWrites && config ? <ResumedWrites /> : null;
}
