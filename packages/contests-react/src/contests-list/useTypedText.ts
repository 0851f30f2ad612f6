import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../writing/useLatest.ts';
import { tidyText } from './filters/listFilters.ts';

/** How long somebody pauses who has finished a word. */
const SETTLE_MS = 300;

/**
 * What stands in the search field. It is told on when typing pauses, or at once by `settle`; a value that comes from
 * elsewhere (the back button) takes its place, one's own coming back does not.
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

  /** What is typed, as somebody takes it along with another step; with `next` in its place where it is given. */
  const take = (next = text): string => {
    const tidy = tidyText(next);
    told.current = tidy;
    if (next !== text) setText(next);
    return tidy;
  };

  return { text, setText, settle: () => settle.current(), take };
}
