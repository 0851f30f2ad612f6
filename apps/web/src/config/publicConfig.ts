import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';

/** The storage key of own endpoints. A separate file, since every page checks it. */
export const ENDPOINTS_KEY = 'laurel.endpoints';

/** The operator's texts. */
export type DocumentName = 'terms' | 'privacy';

/** The public part of the configuration. Chains contain their RPC and scan URLs. */
export type PublicConfig = {
  readonly productName: string;
  readonly publicOrigin: string;
  /** The slug of one of `chains`. */
  readonly defaultChain: string;
  readonly chains: readonly ChainConfig[];
  readonly walletConnectProjectId: string | null;
  /** Lower-case UIDs of contests and reviews that the operator hides. They still count in results. */
  readonly hiddenUids: readonly Hex[];
  /** The legal texts that the server has; null if unknown, as on a plain web server. */
  readonly documents: readonly DocumentName[] | null;
  /** True if the server offers feeds, calendars and the pictures of judges. */
  readonly feeds: boolean;
  /** True if the server stores documents and pictures. */
  readonly storesDocuments: boolean;
  /** True if the server looks up ENS names. Default: no. */
  readonly resolvesNames?: boolean;
};
