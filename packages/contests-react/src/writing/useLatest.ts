import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was drawn last, for callbacks that outlive a drawing. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
