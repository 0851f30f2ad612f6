import { local } from '@org/chain-config';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { DocumentImage, type DocumentImageProps } from './DocumentImage.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const create = (letter: string, props: Partial<DocumentImageProps> = {}) => {
  const uri = `ipfs://b${letter.repeat(58)}`;
  return (
    <ContestsProvider config={{ chains: [local], storesDocuments: true }}>
      <DocumentImage
        picture={{ type: 'image/webp', width: 800, height: 600, size: 9, alt: 'A kiln', uri }}
        sizes="10vw"
        {...props}
      />
    </ContestsProvider>
  );
};
const find = () => document.querySelector('img');
const fail = () => fireEvent.error(find() ?? document.body);
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));

test('a picture that failed to load is requested again after 5 and 65 s, and has a letter in its place meanwhile', () => {
  render(create('a'));
  for (const seconds of [5, 65]) {
    fail();
    expect(find()).toBeNull();
    expect(screen.getByRole('img', { name: 'A kiln' }).dataset.letter).toBe('A');
    wait(seconds - 1);
    expect(find()).toBeNull();
    wait(1);
    expect(find()).toBeTruthy();
  }
  fail();
  wait(86_400);
  expect(find()).toBeNull();
});

test('a picture is drawn as soon as a later request succeeds, and says so', () => {
  const [onLoad, onMissing] = [vi.fn(), vi.fn()];
  render(create('a', { onLoad, onMissing }));
  fail();
  expect([onMissing.mock.calls.length, onLoad.mock.calls.length]).toEqual([1, 0]);
  wait(5);
  fireEvent.load(find() ?? document.body);
  expect([onMissing.mock.calls.length, onLoad.mock.calls.length]).toEqual([1, 1]);
  wait(86_400);
  expect(find()).toBeTruthy();
});

test('another picture is requested at once, with attempts of its own', () => {
  const { rerender } = render(create('a'));
  fail();
  wait(5);
  fail();
  rerender(create('b'));
  expect(find()?.src).toContain('b'.repeat(58));
  fail();
  wait(5);
  expect(find()?.src).toContain('b'.repeat(58));
});
