import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createProgressStore } from './createProgressStore.ts';

export type RouteProgressProps = {
  /** A change is under way. */
  active: boolean;
  /** The accessible name. */
  label?: string | undefined;
};

/**
 * A thin bar at the top of the window while a change takes longer than 100 ms. Knows no router.
 *
 * @example
 * const isPending = useRouterState({ select: (state) => state.status === 'pending' });
 * <RouteProgress active={isPending} />
 */
export function RouteProgress({ active, label = 'Loading the page' }: RouteProgressProps) {
  const [store] = useState(createProgressStore);
  const { isVisible, share } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const fill = useRef<HTMLDivElement>(null);

  useEffect(() => store.setActive(active), [store, active]);
  useEffect(() => store.stop, [store]);
  useEffect(() => fill.current?.style.setProperty('--laurel-share', String(share)), [share]);

  if (!isVisible) return null;
  return (
    <div
      className="laurel-route-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      data-done={share === 1 || undefined}
    >
      <div ref={fill} />
    </div>
  );
}
