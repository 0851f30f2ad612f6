export { announceWallet, type WalletInfo } from './testing/announceWallet.ts';
export type { ConsentRequest, SendRequest, SwitchRequest } from './testing/consentRequest.ts';
export { createScriptedWallet, type ScriptedWalletOptions } from './testing/createScriptedWallet.ts';
export type { Eip1193Provider, RpcRequest } from './testing/eip1193.ts';
export { ScriptedWalletError } from './testing/errors.ts';
export type { Behaviour, ScriptedMethod, ScriptedWallet } from './testing/scriptedWallet.ts';
