const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const;

/** Values that are the same on every day and every machine. The key is anvil's second, and worth nothing. */
export const fixtures = {
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  /** Somebody else. */
  otherAccount: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  /** No chain of anybody's configuration. */
  unsupportedChainId: 999_999,
  /** What WalletConnect shows as a QR code. */
  pairingUri: `wc:${'7f6e504bfad60b48'.repeat(4)}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6e'.repeat(4)}`,
  /** Hashes of transactions, by how {@link createScriptedNode} lets them end if it is told so. */
  hashes: { pending: hashOf('1'), confirmed: hashOf('2'), failed: hashOf('3') },
  icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%230b5cad'/%3E%3C/svg%3E",
} as const;
