import { local } from '@org/chain-config';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ConfigContext } from '../config/ConfigContext.tsx';
import { usePageTitle } from './usePageTitle.ts';

const config = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  walletConnectProjectId: null,
  hiddenUids: [],
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <ConfigContext value={config}>{children}</ConfigContext>
);

test.each([
  ['W'.repeat(60_000), `${'W'.repeat(199)}…`],
  ['👩\u200d👩\u200d👧 \u202eabc', '👩\u200d👩\u200d👧 abc'],
])('the title of a tab is a line like that of the served page: %.20s', (title, shown) => {
  renderHook(() => usePageTitle(title), { wrapper });
  expect(document.title).toBe(`${shown} · Laurel`);
});
