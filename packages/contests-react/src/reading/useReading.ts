import { type Result, readResult } from '@org/contests';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useContests } from '../provider/contests.ts';
import { READ_AT_ONCE, type Reading, type ReadingProgress } from './reading.ts';

type Outcome = { readonly result?: Result | undefined; readonly progress?: ReadingProgress };

/**
 * The result of a reading. A small one is computed synchronously, a large one in a worker; the previous result stays
 * until then. `progress` is set while there is no result.
 */
export function useReading(reading: Reading | undefined): Outcome {
  const { createReadingWorker: createWorker } = useContests();
  const isLarge = reading !== undefined && reading.attestations.length > READ_AT_ONCE;
  const before = useRef<Result>(undefined);
  const small = useMemo(
    // Equal parts stay the same objects, so that an unchanged ranking is not drawn again.
    () => (reading && !isLarge ? replaceEqualDeep(before.current, readResult(reading)) : undefined),
    [reading, isLarge],
  );
  const [large, setLarge] = useState<Outcome>({});

  useEffect(() => {
    before.current = small;
  }, [small]);

  useEffect(() => {
    if (!reading || !isLarge) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (progress: ReadingProgress) =>
      setLarge((before) => (before.result || signal.aborted ? before : { progress }));
    const readInWorker = async (create: () => Worker) =>
      (await import('./readInWorker.ts')).readInWorker(reading, { createWorker: create, signal, onProgress });
    (createWorker ? readInWorker(createWorker) : Promise.reject())
      // Falls back to the main thread, which blocks for a moment, with the same result.
      .catch(() => (signal.aborted ? undefined : readResult(reading)))
      .then((result) => result && !signal.aborted && setLarge({ result }));
    return () => controller.abort();
  }, [reading, isLarge, createWorker]);

  return isLarge ? large : { result: small };
}
