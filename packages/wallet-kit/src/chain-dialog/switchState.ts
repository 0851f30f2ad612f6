/** How far the wallet is with a switch; the last four are said in words until the next attempt. */
export type SwitchState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking'; readonly chainId: number }
  | { readonly status: 'rejected' }
  | { readonly status: 'not-supported' }
  | { readonly status: 'request-pending' }
  | { readonly status: 'failed' };
