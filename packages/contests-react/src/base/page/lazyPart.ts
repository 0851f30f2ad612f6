import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useState } from 'react';

/** A part of a page whose code loads on demand, as far as it is there. */
export type LazyState<Props> = {
  readonly Component: ComponentType<Props> | undefined;
  /** The code could not be loaded; it is loaded again once the browser is online. */
  readonly hasFailed: boolean;
  readonly fetchAgain: () => void;
};

/**
 * Draws nothing until its code is there. Unlike `React.lazy` it draws at once when the code
 * was loaded before, and a failed load is a state, not a thrown error; it is tried again when the browser is online again.
 * `use`: the same as a hook, for callers that decide when to load and what to draw.
 */
export type LazyPart<Props> = ComponentType<Props> & {
  readonly use: (enabled: boolean) => LazyState<Props>;
};

/**
 * A part of a page whose code loads when it is drawn. Called once, outside of components.
 *
 * @example
 * import { lazyPart } from '@org/contests-react';
 * const Ranking = lazyPart(() => import('@org/contests-react/reading').then((reading) => reading.ContestRanking));
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  /** Kept, so that a page that is opened again draws this part at once. */
  let loaded: ComponentType<Props> | undefined;
  const use = (enabled: boolean): LazyState<Props> => {
    const [Component, setComponent] = useState(() => (enabled ? loaded : undefined));
    const [hasFailed, setHasFailed] = useState(false);
    const fetchAgain = useCallback(() => {
      setHasFailed(false);
      load().then(
        (component) => {
          loaded = component;
          setComponent(() => component);
        },
        () => setHasFailed(true),
      );
    }, []);
    useEffect(() => {
      if (!enabled || Component) return;
      fetchAgain();
      // Added at once: a listener added after the failure could miss an event.
      window.addEventListener('online', fetchAgain);
      return () => window.removeEventListener('online', fetchAgain);
    }, [enabled, Component, fetchAgain]);
    return { Component, hasFailed, fetchAgain };
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React.lazy
  const Part = (props: Props): ReactNode => {
    const { Component } = use(true);
    return Component && createElement(Component, props);
  };
  return Object.assign(Part, { use });
}
