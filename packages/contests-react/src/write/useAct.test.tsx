import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedFile } from './ActView.tsx';
import { useSavedFile } from './useAct.ts';

afterEach(cleanup);

const failed = 'Not saved.';

test('says that a file is being saved, and what came of it, until it would be another file', async () => {
  let resolve: (file: SavedFile) => void = () => {};
  const write = vi.fn(() => new Promise<SavedFile>((done) => (resolve = done)));
  const { result, rerender } = renderHook((key: string) => useSavedFile({ key, write, failed }), {
    initialProps: 'one',
  });
  act(() => result.current.save?.());
  expect(result.current.isSaving).toBe(true);
  act(() => result.current.save?.());
  expect(write).toHaveBeenCalledOnce();
  await act(async () => resolve({ status: 'saved', isStored: true }));
  expect(result.current.isSaving).toBe(false);
  expect(result.current.saved).toEqual({ status: 'saved', isStored: true });
  rerender('two');
  expect(result.current.saved).toBeUndefined();
});

test('says why a file was not saved, whatever failed', async () => {
  const errors = [new Error('no code'), Object.assign(new Error(), { text: 'No room.' })];
  const write = () => Promise.reject(errors.shift());
  const { result } = renderHook(() => useSavedFile({ key: 'one', write, failed }));
  await act(async () => result.current.save?.());
  expect(result.current.saved).toEqual({ status: 'failed', text: failed });
  await act(async () => result.current.save?.());
  expect(result.current.saved).toEqual({ status: 'failed', text: 'No room.' });
  expect(result.current.isSaving).toBe(false);
});
