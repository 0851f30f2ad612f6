export { checkActsAgainstChain, createActsReader } from '@org/contests/r2-chain';
