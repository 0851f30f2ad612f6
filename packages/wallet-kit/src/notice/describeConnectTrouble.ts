import type { WalletTexts } from '../texts.ts';
import type { ConnectTrouble } from './findConnectTrouble.ts';

const sentences = {
  'request-pending': ({ requestPending }: WalletTexts) => requestPending,
  'relay-unreachable': ({ relayUnreachable }: WalletTexts) => relayUnreachable,
  'needs-project-id': ({ needsProjectId }: WalletTexts) => needsProjectId,
  'no-chains': ({ noChains }: WalletTexts) => noChains,
  'provider-not-found': ({ providerNotFound }: WalletTexts) => providerNotFound,
  unknown: ({ somethingWentWrong }: WalletTexts) => somethingWentWrong,
} satisfies Record<ConnectTrouble, (texts: WalletTexts) => string>;

/** The sentence in which the connect dialog says why a wallet did not connect. */
export const describeConnectTrouble = (trouble: ConnectTrouble, texts: WalletTexts): string =>
  sentences[trouble](texts);
