/** Without viem's hundred public actions: what follows a transaction or reads a balance passes the client to one action. */
export { getClient as getPublicClient } from 'wagmi/actions';
