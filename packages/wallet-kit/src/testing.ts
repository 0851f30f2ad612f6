export { announceWallet, type WalletInfo } from './testing/announceWallet.ts';
export type { ConsentRequest, SendRequest, SwitchRequest } from './testing/consentRequest.ts';
export { createScriptedConnector, type ScriptedConnectorOptions } from './testing/createScriptedConnector.ts';
export {
  createScriptedNode,
  type ScriptedNode,
  type ScriptedNodeOptions,
} from './testing/createScriptedNode.ts';
export { createScriptedWallet, type ScriptedWalletOptions } from './testing/createScriptedWallet.ts';
export { fixtures } from './testing/fixtures.ts';
export {
  type Behavior,
  type Eip1193Provider,
  type RpcRequest,
  type ScriptedMethod,
  type ScriptedWallet,
  ScriptedWalletError,
} from './testing/scriptedWallet.ts';
