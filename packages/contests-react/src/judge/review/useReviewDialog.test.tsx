import { act, cleanup, renderHook } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { useReviewDialog } from './useReviewDialog.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const entry = 'https://example.org/kiln';

afterEach(cleanup);

test('opens after the press has been painted: mounting the dialog does not hold it up', async () => {
  const { result } = renderHook(() => useReviewDialog(false));
  await act(async () => {
    flushSync(() => result.current.open(entry, account, true));
    expect(result.current.target).toBeUndefined();
  });
  expect(result.current.target).toEqual({ entry, account, isQueue: true });
});
