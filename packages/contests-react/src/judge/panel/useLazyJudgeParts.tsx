import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useWalletState } from '../../base/provider/contests.ts';
import type { WalletState } from '../../base/provider/wallet.ts';
import { useOwnWrites } from '../../data/reading/usePendingWrites.ts';
import type { JudgeParts, JudgePartsOptions } from './useJudgeParts.tsx';

const Source = lazyPart(() =>
  import('./JudgePartsSource.tsx').then(({ JudgePartsSource }) => JudgePartsSource),
);

/** While a wallet is connected or about to be; strangers are `idle`. */
const WITH_WALLET: readonly WalletState['status'][] = ['connecting', 'reconnecting', 'connected'];

/** The parts of a page for somebody with a wallet. Their code loads with a wallet or pending writes; `source` has to be drawn. */
export function useLazyJudgeParts(options: JudgePartsOptions): JudgeParts & { readonly source: ReactNode } {
  const [parts, setParts] = useState<JudgeParts | null>(null);
  const { status } = useWalletState();
  const hasWrites = useOwnWrites(options.chainConfig, options.contest).length > 0;
  const enabled = WITH_WALLET.includes(status) || hasWrites;
  return {
    task: parts?.task ?? null,
    // Not given up between the wallet's answer and the arrival of the parts.
    isTaskExpected: parts?.isTaskExpected ?? (status === 'reconnecting' || status === 'connected'),
    renderAct: parts?.renderAct,
    dialogs: parts?.dialogs ?? null,
    source: enabled && <Source {...options} onParts={setParts} />,
  };
}
