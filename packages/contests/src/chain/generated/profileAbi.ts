// Generated from the ABI of Profile by packages/contracts/scripts/compile.ts.
/** The function that reads a profile. */
export const getUriAbi = [
  {"inputs":[{"name":"account","type":"address"}],"name":"getURI","outputs":[{"name":"","type":"string"}],"stateMutability":"view","type":"function"},
] as const;

/** The functions of the Profile contract that are used here. */
export const profileAbi = [
  {"inputs":[{"name":"account","type":"address"}],"name":"getTokenId","outputs":[{"name":"","type":"uint256"}],"stateMutability":"view","type":"function"},
  ...getUriAbi,
  {"inputs":[{"name":"uri","type":"string"}],"name":"setURI","outputs":[{"name":"tokenId","type":"uint256"}],"stateMutability":"nonpayable","type":"function"},
] as const;
