import { useEffect, useState } from 'preact/hooks';

/** The longest wait for a frame: a hidden page gets none. */
const FRAME_MS = 100;

/** Runs a function once the browser has painted what is there now. */
function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The module that a built page imports as `react` (`docs/decisions/0025`). */
// @ts-expect-error Its types have `export =`, its module has the names.
// biome-ignore lint/performance/noReExportAll: libraries expect every name of React
export * from 'preact/compat';
export { default } from 'preact/compat';

/** React's hook, which `preact/compat` passes through: the value follows after the next paint. */
export function useDeferredValue<Value>(value: Value, initial: Value = value): Value {
  const [shown, setShown] = useState(() => initial);
  useEffect(() => (Object.is(shown, value) ? undefined : afterPaint(() => setShown(() => value))), [value]);
  return shown;
}
