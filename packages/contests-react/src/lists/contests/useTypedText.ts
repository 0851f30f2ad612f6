import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../base/page/latest.ts';
import { tidyText } from './listFilters.ts';

/** The debounce delay. */
const SETTLE_MS = 300;

/**
 * The text of the search field, debounced; `settle` reports it at once. A value from elsewhere (the back button)
 * replaces it, its own value coming back does not.
 */
export function useTypedText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  const told = useRef(value);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);

  const settle = useLatest(() => {
    const tidy = tidyText(text);
    if (tidy === told.current) return;
    told.current = tidy;
    onSettled(tidy);
  });

  useEffect(() => {
    if (tidyText(text) === told.current) return;
    const timer = setTimeout(() => settle.current(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, settle]);

  /** Reports the typed text, or `next`, at once, for navigation. */
  const take = (next = text): string => {
    const tidy = tidyText(next);
    told.current = tidy;
    if (next !== text) setText(next);
    return tidy;
  };

  return { text, setText, settle: () => settle.current(), take };
}
