import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The value of the last committed render, for callbacks that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

const SETTLE_MS = 700;

/** Debounces a value that the user is typing; `undefined` passes immediately. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === undefined) return setSettled(value);
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === undefined ? value : settled;
}
