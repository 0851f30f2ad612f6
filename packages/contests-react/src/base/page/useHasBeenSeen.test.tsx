import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHasBeenSeen } from './useHasBeenSeen.ts';

function Card() {
  const card = useRef<HTMLElement>(null);
  return <article ref={card}>{String(useHasBeenSeen(card))}</article>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says that an element has been visible, and stops watching it', () => {
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
  const { container } = render(<Card />);
  const article = container.querySelector('article');
  expect(article?.textContent).toBe('false');
  expect([...watched.keys()]).toEqual([article]);
  act(() => {
    for (const report of watched.values()) report();
  });
  expect(article?.textContent).toBe('true');
  expect(watched.size).toBe(0);
});
