import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readReviewDraft, subscribeReviewDrafts } from '../../drafts/reviewDraft.ts';
import { contest } from '../../testing/sampleContest.ts';
import { useReview } from './useReview.ts';

const [account = '0x00'] = contest.judges;
const [entry = ''] = contest.entries;
const place = { contest, entry, account } as const;

const stored = vi.fn();
let unsubscribe = () => {};

const open = () => renderHook(() => useReview(place, undefined));
const type = ({ result }: ReturnType<typeof open>, text: string) => {
  for (let end = 1; end <= text.length; end++)
    act(() => result.current.change({ given: [], comment: text.slice(0, end) }));
};

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  stored.mockClear();
  unsubscribe = subscribeReviewDrafts(stored);
});
afterEach(() => {
  cleanup();
  unsubscribe();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('stores the draft once when the judge pauses, not with each key', () => {
  const form = open();
  type(form, 'Holds up well.');
  expect(form.result.current.draft.comment).toBe('Holds up well.');
  expect(stored).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(stored).toHaveBeenCalledOnce();
  expect(readReviewDraft(place)?.comment).toBe('Holds up well.');
});

test.each([
  ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the form closes', (form: ReturnType<typeof open>) => form.unmount()],
  ['the review is submitted', ({ result }: ReturnType<typeof open>) => result.current.flush()],
] as const)('stores what was typed when %s, and not again later', (_, leave) => {
  const form = open();
  type(form, 'Half a sent');
  act(() => void leave(form));
  expect(readReviewDraft(place)?.comment).toBe('Half a sent');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(stored).toHaveBeenCalledOnce();
});

test('keeps the form as it is on request, and says whether the browser does', () => {
  const form = open();
  type(form, 'Kept');
  act(() => void expect(form.result.current.keep(form.result.current.draft)).toBe(true));
  expect(readReviewDraft(place)?.comment).toBe('Kept');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  act(() => void expect(form.result.current.keep(form.result.current.draft)).toBe(false));
  expect(form.result.current.isDraftKept).toBe(false);
});
