import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { WalletConfigOptions } from '../config/createWalletConfig.ts';
import { wasConnectedBefore } from '../session/connectedBefore.ts';
import type { WalletSession } from '../session/createWalletSession.ts';

/** `WalletLayer` of the kit, or a component around it. */
export type LayerModule = {
  readonly WalletLayer: ComponentType<
    WalletConfigOptions & { readonly session: WalletSession; readonly onConnect: () => void }
  >;
};

/** The wallet layer, loaded when the session asks for it, and at once if a wallet was connected before. */
export function useWalletLayer(session: WalletSession, load: () => Promise<LayerModule>) {
  const [layer, setLayer] = useState<LayerModule['WalletLayer']>();
  const [hasFailed, setFailed] = useState(false);

  /** Also for a layer that broke: the next request renders it again. */
  const fail = useCallback(
    (cause: unknown) => {
      setLayer(undefined);
      setFailed(true);
      session.fail(cause);
    },
    [session],
  );

  useEffect(
    () =>
      session.onWanted(() => {
        setFailed(false);
        // Not `lazy`: React's Suspense holds back what has arrived for up to 300 ms.
        load().then(({ WalletLayer }) => setLayer(() => WalletLayer), fail);
      }),
    [session, load, fail],
  );

  useEffect(() => {
    if (wasConnectedBefore()) session.want();
  }, [session]);

  const forgetFailure = useCallback(() => setFailed(false), []);

  return { layer, hasFailed, forgetFailure, fail };
}

/** A tap's click event follows within this time. */
const CLICK_WITHIN_MS = 100;

/**
 * Tells whether a pointer is pressed on an element. Until it is released, the element must not be replaced:
 * a press that ends on another element is not a click.
 */
export function useHold() {
  const [isHeld, setHeld] = useState(false);
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);

  const onPointerDown = () => {
    release.current?.();
    setHeld(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      timer = setTimeout(() => setHeld(false), CLICK_WITHIN_MS);
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    release.current = () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  };
  return { isHeld, onPointerDown };
}
