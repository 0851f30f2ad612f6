import { canFetchAhead, whenIdle } from '@org/contests-react';
import type { FirstChoice } from '@org/wallet-kit/first-step';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openLayerDialog, walletSession } from '../../shared/walletSession.ts';

type FirstStepModule = typeof import('./firstStep.tsx');

export type LoadFirstStep = () => Promise<FirstStepModule>;

/** Inside another app, as in a Safe: the wallet layer connects to that by itself. */
const isFramed = () => window.parent !== window;

/** Running the layer's code blocks the page for longer than the list takes to draw. */
const wantAfterPaint = () => {
  requestAnimationFrame(() => setTimeout(walletSession.want));
};

/**
 * The connect dialog's first step: what is open, what was pressed, and its code. The code is loaded when the page is idle
 * and the connection can carry it, else with the first intent, and always before the wallet layer, which is ten times as
 * large.
 */
export function useFirstStep(load: LoadFirstStep) {
  const [step, setStep] = useState<FirstStepModule>();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<FirstChoice>();
  const attempt = useRef(0);

  const fetchStep = useCallback(() => load().then(setStep), [load]);

  useEffect(() => {
    if (!canFetchAhead(navigator)) return;
    const preload = () =>
      load().then((loaded) => {
        setStep(loaded);
        loaded.prepareIcons();
      });
    // The press retries a failed preload.
    return whenIdle(isFramed() ? walletSession.want : () => void preload().catch(() => {}));
  }, [load]);

  /** Preloads on hover and focus. */
  const prepare = useCallback(() => {
    fetchStep().then(wantAfterPaint, walletSession.want);
  }, [fetchStep]);

  const close = useCallback(() => {
    attempt.current += 1;
    setOpen(false);
    setChosen(undefined);
  }, []);

  const open = useCallback(() => {
    if (isFramed()) return openLayerDialog();
    setOpen(true);
    attempt.current += 1;
    const own = attempt.current;
    fetchStep().then(wantAfterPaint, () => {
      // The frame was closed meanwhile.
      if (own !== attempt.current) return;
      close();
      openLayerDialog();
    });
  }, [fetchStep, close]);

  const choose = useCallback((choice: FirstChoice) => {
    setChosen(choice);
    walletSession.want();
  }, []);

  return { step, isOpen, chosen, prepare, open, close, choose };
}
