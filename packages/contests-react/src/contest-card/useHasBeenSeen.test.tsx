import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHasBeenSeen } from './useHasBeenSeen.ts';

function Card({ isLoaded }: { readonly isLoaded: boolean }) {
  const card = useRef<HTMLElement>(null);
  const isSeen = useHasBeenSeen(card, isLoaded);
  return isLoaded ? <article ref={card}>{String(isSeen)}</article> : <section ref={card} />;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('watches the element that takes the place of another one before it is seen', () => {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: (element: Element) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = (element) => watched.set(element, () => report([{ isIntersecting: true }]));
      }
      readonly disconnect = () => watched.clear();
    },
  );
  const { rerender, container } = render(<Card isLoaded={false} />);
  rerender(<Card isLoaded />);
  const article = container.querySelector('article');
  expect([...watched.keys()]).toEqual([article]);
  act(() => {
    for (const report of watched.values()) report();
  });
  expect(article?.textContent).toBe('true');
});
