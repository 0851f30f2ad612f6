import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useState } from 'react';

/** By their `load`: on the way back to a page, its parts are there at once and keep the place of the others. */
const loaded = new WeakMap<object, unknown>();

/** A part of a page whose code loads on demand, as far as it is there. */
export type LazyState<Props> = {
  readonly Component: ComponentType<Props> | undefined;
  /** The code could not be loaded; it is loaded again once the browser is online. */
  readonly hasFailed: boolean;
  readonly fetchAgain: () => void;
};

/** Draws nothing, or what `renderFailure` gives, until its code is there. `use`: the same as a hook, for callers that decide when to load and what to draw. */
export type LazyPart<Props> = ComponentType<Props> & {
  readonly use: (enabled: boolean) => LazyState<Props>;
};

/**
 * A part of a page whose code loads when it is drawn. Called once, outside of components.
 * `renderFailure`: in its place where the code could not be loaded; by default nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  renderFailure?: (fetchAgain: () => void) => ReactNode,
): LazyPart<Props> {
  const use = (enabled: boolean) => useLazyComponent(load, enabled);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React.lazy
  const Part = (props: Props): ReactNode => {
    const { Component, hasFailed, fetchAgain } = use(true);
    return Component ? createElement(Component, props) : hasFailed && renderFailure?.(fetchAgain);
  };
  return Object.assign(Part, { use });
}

/**
 * A component whose chunk is loaded on demand. Unlike `React.lazy` it renders synchronously when the chunk is loaded,
 * and a failed load is a state, not a thrown error; it is retried when the browser is online again.
 * `load`: the same function on every render.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  enabled: boolean,
): LazyState<Props> {
  const [Component, setComponent] = useState(() =>
    enabled ? (loaded.get(load) as ComponentType<Props> | undefined) : undefined,
  );
  const [hasFailed, setHasFailed] = useState(false);
  const fetchAgain = useCallback(() => {
    setHasFailed(false);
    load().then(
      (component) => {
        loaded.set(load, component);
        setComponent(() => component);
      },
      () => setHasFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (!enabled || Component) return;
    fetchAgain();
    // Added at once: a listener added after the failure could miss an event.
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [enabled, Component, fetchAgain]);
  return { Component, hasFailed, fetchAgain };
}
