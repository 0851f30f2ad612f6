import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InOrder, useTurn } from './InOrder.tsx';

const tell = new Map<string, (isKnown: boolean) => void>();

function Part({ name }: { name: string }) {
  const [isKnown, setIsKnown] = useState(false);
  tell.set(name, setIsKnown);
  return useTurn(isKnown) ? <p>{name}</p> : null;
}

const show = () =>
  render(
    <InOrder
      outline={<hr />}
      parts={['first', 'second', 'third'].map((name) => ({ key: name, content: <Part name={name} /> }))}
    />,
  );
const shown = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);
const settle = (name: string, isKnown = true) => act(() => tell.get(name)?.(isKnown));

afterEach(cleanup);

test('holds a part back until the parts above it are ready', async () => {
  const { container } = show();
  const outline = container.querySelector('hr');
  await settle('second');
  expect(shown()).toEqual([]);
  await settle('first');
  expect(shown()).toEqual(['first', 'second']);
  expect(container.querySelectorAll('hr')).toHaveLength(1);
  // A new element: moving the old one would be a layout shift.
  expect(container.querySelector('hr')).not.toBe(outline);
  await settle('third');
  expect(shown()).toEqual(['first', 'second', 'third']);
  expect(container.querySelector('hr')).toBeNull();
});

test('keeps shown parts, and shows a part outside InOrder immediately', async () => {
  show();
  await settle('first');
  await settle('first', false);
  expect(shown()).toEqual(['first']);
  cleanup();
  render(<Part name="alone" />);
  expect(shown()).toEqual(['alone']);
});
