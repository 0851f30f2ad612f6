import { lazyPart } from '../base/page/lazyPart.ts';
import { useContests } from '../base/provider/contests.ts';
import { usePendingWrites } from '../data/reading/usePendingWrites.ts';

const ResumedWrites = lazyPart(() => import('./ResumedWrites.tsx').then((module) => module.ResumedWrites));

/** Resumes pending writes after a reload. Place it once on every page; it loads no code if there are none. */
export function ResumedWritesSlot() {
  const isAwaited = usePendingWrites().some(({ isActive }) => !isActive);
  const { Component } = ResumedWrites.use(isAwaited);
  const { config } = useContests();
  return Component && config ? <Component /> : null;
}
