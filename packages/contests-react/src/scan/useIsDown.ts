import { useEffect, useState } from 'react';

/** After so long without an answer something else is tried; the question itself stays open. */
const PATIENCE_MS = 4_000;

type Question = { readonly data: unknown; readonly errorUpdateCount: number };

/**
 * Whether a question to the scan has no answer: it failed, or nothing came for a few seconds. It stays true while the
 * question is put again, until there is an answer.
 */
export function useIsDown({ data, errorUpdateCount }: Question, isAsked = true): boolean {
  const isWaiting = isAsked && data === undefined;
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setTakesLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setTakesLong(false);
    };
  }, [isWaiting]);
  return isWaiting && (takesLong || errorUpdateCount > 0);
}
