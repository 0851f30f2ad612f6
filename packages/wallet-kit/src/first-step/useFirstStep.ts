import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { WalletSession } from '../session/createWalletSession.ts';
import type { FirstStepProps } from './FirstStep.tsx';
import type { FirstChoice, HandOverOptions } from './handOver.ts';

/** `./first-step` with your own messages. */
export type FirstStepModule = {
  readonly PageFirstStep: ComponentType<Omit<FirstStepProps, 'messages'>>;
  readonly handOver: (choice: FirstChoice, options: HandOverOptions) => Promise<void>;
  readonly prepareIcons: () => void;
};

/** Calls its argument once the page is idle, and returns how to cancel that. */
export type WhenIdle = (preload: () => void) => (() => void) | undefined;

/** Inside another app, as in a Safe: the wallet layer connects to that by itself. */
const isFramed = () => window.parent !== window;

/** Running the layer's code blocks the page for longer than the list takes to draw. */
const afterPaint = (want: () => void) => () => {
  requestAnimationFrame(() => setTimeout(want));
};

/**
 * The connect dialog's first step: what is open, what was pressed, and its code. The code is loaded when the page is
 * idle, else with the first intent, and always before the wallet layer, which is ten times as large.
 */
export function useFirstStep(
  session: WalletSession,
  load: () => Promise<FirstStepModule>,
  whenIdle: WhenIdle | undefined,
) {
  const [step, setStep] = useState<FirstStepModule>();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<FirstChoice>();
  const attempt = useRef(0);
  const { want, openLayerConnect } = session;

  const fetchStep = useCallback(() => load().then(setStep), [load]);

  useEffect(() => {
    const preload = () =>
      load().then((loaded) => {
        setStep(loaded);
        loaded.prepareIcons();
      });
    // The press retries a failed preload.
    return whenIdle?.(isFramed() ? want : () => void preload().catch(() => {}));
  }, [load, want, whenIdle]);

  /** Preloads on hover and focus. */
  const prepare = useCallback(() => {
    fetchStep().then(afterPaint(want), want);
  }, [fetchStep, want]);

  const close = useCallback(() => {
    attempt.current += 1;
    setOpen(false);
    setChosen(undefined);
  }, []);

  const open = useCallback(() => {
    if (isFramed()) return openLayerConnect();
    setOpen(true);
    attempt.current += 1;
    const own = attempt.current;
    fetchStep().then(afterPaint(want), () => {
      // The frame was closed meanwhile.
      if (own !== attempt.current) return;
      close();
      openLayerConnect();
    });
  }, [fetchStep, want, close, openLayerConnect]);

  const choose = useCallback(
    (choice: FirstChoice) => {
      setChosen(choice);
      want();
    },
    [want],
  );

  return { step, isOpen, chosen, prepare, open, close, choose };
}
