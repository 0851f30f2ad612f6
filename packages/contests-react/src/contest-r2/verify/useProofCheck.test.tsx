import { local } from '@org/chain-config';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContestReadingR2 } from '../data/useContestR2.ts';
import { useProofCheck } from './useProofCheck.ts';

const outcome = {
  verdict: { status: 'agrees', block: 12n },
  proof: { status: 'taken', text: '{}', block: { number: 12n }, finality: null, isOfPage: true },
};
const runProofCheck = vi.fn(async () => outcome);
vi.mock('./runProofCheck.ts', () => ({ runProofCheck: () => runProofCheck() }));
vi.mock('../../chain/loadChainAccess.ts', () => ({ loadChainAccess: async () => ({ client: {} }) }));

const show = (head: string) =>
  ({ state: { attestation: { uid: '0xc0' }, acts: { head } }, unplaced: [] }) as unknown as Pick<
    ContestReadingR2,
    'state' | 'unplaced'
  >;

afterEach(cleanup);

test('drops the outcome when the page shows other acts', async () => {
  const { result, rerender } = renderHook(({ head }) => useProofCheck(local, show(head)), {
    initialProps: { head: '0x01' },
  });
  act(() => result.current.run());
  await waitFor(() => expect(result.current.check.status).toBe('agrees'));
  rerender({ head: '0x01' });
  expect(result.current.proof.status).toBe('taken');
  rerender({ head: '0x02' });
  expect(result.current).toMatchObject({ check: { status: 'idle' }, proof: { status: 'unknown' } });
  expect(runProofCheck).toHaveBeenCalledOnce();
});
