const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const;

/** Constant values. The key is anvil's well-known second one. */
export const fixtures = {
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  /** Another account. */
  otherAccount: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  /** A chain id that is never configured. */
  unsupportedChainId: 999_999,
  /** A WalletConnect pairing URI. */
  pairingUri: `wc:${'7f6e504bfad60b48'.repeat(4)}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6e'.repeat(4)}`,
  /** Transaction hashes to use with `receipts` of {@link createScriptedNode}. */
  hashes: { pending: hashOf('1'), confirmed: hashOf('2'), failed: hashOf('3') },
  icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%230b5cad'/%3E%3C/svg%3E",
} as const;
