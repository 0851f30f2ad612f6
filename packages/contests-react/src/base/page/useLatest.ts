import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last committed render, for callbacks that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
