import type { ChainConfig } from '@org/chain-config';
import type { Contest, ScanRows } from '@org/contests';
import { numberOfContent } from './numberOfContent.ts';

export const checkKey = (chainConfig: ChainConfig, { uid }: Contest, what: string | number) =>
  ['chain', chainConfig.slug, 'check', uid, what] as const;

/** Under which the verdict on a scan's rows is kept. */
export const verdictKey = (chainConfig: ChainConfig, contest: Contest, rows: ScanRows | undefined) =>
  checkKey(chainConfig, contest, rows ? numberOfContent(contest, rows) : 'none');
