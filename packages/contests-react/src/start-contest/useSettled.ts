import { useEffect, useState } from 'react';

const SETTLES_AFTER_MS = 800;

/** A value once it has stopped changing; `undefined` is passed on at once. */
export const useSettled = <Value>(value: Value | undefined): Value | undefined => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === undefined) {
      setSettled(undefined);
      return;
    }
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value && settled;
};
