export { createRpcFetch, type RpcFetch, type RpcFetchOptions } from './rpc/createRpcFetch.ts';
