export { createRpcFetch, type RpcFetch, type RpcFetchOptions } from './rpc/createRpcFetch.ts';
export { readAnswer } from './rpc/readAnswer.ts';
