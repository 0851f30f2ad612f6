import { useEffect, useState } from 'react';

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
