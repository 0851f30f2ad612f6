export { announceWallet, type WalletInfo } from './testing/announceWallet.ts';
export type { ConsentRequest, SendRequest, SwitchRequest } from './testing/consentRequest.ts';
export { createScriptedConnector, type ScriptedConnectorOptions } from './testing/createScriptedConnector.ts';
export {
  createScriptedNode,
  type ScriptedNode,
  type ScriptedNodeOptions,
} from './testing/createScriptedNode.ts';
export { createScriptedWallet, type ScriptedWalletOptions } from './testing/createScriptedWallet.ts';
export type { Eip1193Provider, RpcRequest } from './testing/eip1193.ts';
export { ScriptedWalletError } from './testing/errors.ts';
export { fixtures } from './testing/fixtures.ts';
export type { Behaviour, ScriptedMethod, ScriptedWallet } from './testing/scriptedWallet.ts';
