import type { WalletTexts } from '../texts.ts';
import type { SwitchState } from './switchState.ts';

const sentences = {
  idle: () => undefined,
  asking: () => undefined,
  rejected: ({ switchRejected }: WalletTexts) => switchRejected,
  'not-supported': ({ switchNotSupported }: WalletTexts) => switchNotSupported,
  'request-pending': ({ requestPending }: WalletTexts) => requestPending,
  failed: ({ switchFailed }: WalletTexts) => switchFailed,
} satisfies Record<SwitchState['status'], (texts: WalletTexts) => string | undefined>;

/** Why a wallet has not switched networks; `undefined` where there is nothing to say. */
export const describeSwitch = ({ status }: SwitchState, texts: WalletTexts): string | undefined =>
  sentences[status](texts);
