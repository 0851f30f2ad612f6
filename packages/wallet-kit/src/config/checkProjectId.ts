/** WalletConnect's project ids are 16 bytes in hexadecimal digits. */
const PROJECT_ID = /^[0-9a-f]{32}$/i;

const WITHOUT =
  'Wallets that need WalletConnect are listed as unsupported. Set WALLETCONNECT_PROJECT_ID to a project id from https://dashboard.reown.com to offer them.';

export type ProjectIdCheck = { readonly projectId: string | undefined; readonly warning: string | undefined };

/** A usable WalletConnect project id, or why there is none. Placeholders are never replaced by somebody's id. */
export const checkProjectId = (projectId: string | null | undefined): ProjectIdCheck => {
  if (!projectId) {
    return { projectId: undefined, warning: `WALLETCONNECT_PROJECT_ID is not set. ${WITHOUT}` };
  }
  if (!PROJECT_ID.test(projectId)) {
    const warning = `WALLETCONNECT_PROJECT_ID is "${projectId}", which is no WalletConnect project id. ${WITHOUT}`;
    return { projectId: undefined, warning };
  }
  return { projectId, warning: undefined };
};
