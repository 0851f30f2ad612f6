import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useWalletState } from '../../base/provider/contests.ts';
import type { WalletState } from '../../base/provider/wallet.ts';
import { useOwnWrites } from '../../data/reading/usePendingWrites.ts';
import type { JudgeParts, JudgePartsOptions } from './useJudgeParts.tsx';

const Source = lazyPart(() =>
  import('./JudgePartsSource.tsx').then(({ JudgePartsSource }) => JudgePartsSource),
);

const NO_PARTS = { task: null, below: null, renderAct: undefined, dialogs: null };

/** While a wallet is connected or about to be; strangers are `idle`. */
const WITH_WALLET: readonly WalletState['status'][] = ['connecting', 'reconnecting', 'connected'];

/** The parts of a page for somebody with a wallet. Their code loads with a wallet or pending writes; `source` has to be drawn. */
export function useLazyJudgeParts(options: JudgePartsOptions): JudgeParts & { readonly source: ReactNode } {
  const [parts, setParts] = useState<JudgeParts | null>(null);
  const { status } = useWalletState();
  const hasWrites = useOwnWrites(options.chainConfig, options.contest).length > 0;
  const isAwaited = status === 'reconnecting' || status === 'connected';
  const enabled = WITH_WALLET.includes(status) || hasWrites;
  return {
    // The space is not given up between the wallet's answer and the arrival of the parts.
    ...(parts ?? { ...NO_PARTS, isTaskExpected: isAwaited, hasStep: isAwaited }),
    source: enabled && <Source {...options} onParts={setParts} />,
  };
}
