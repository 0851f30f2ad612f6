/**
 * The code of EAS on the chains where its hash is known, by chain id. Behind a proxy, `proxyCodeHash` is that of the account at
 * EAS's address. The hashes of Base and Base Sepolia are those that independent public repositories pin, with the versions of
 * EAS's own list of deployments; nobody has asked those chains from here.
 */
export const easCodes = {
  // Base
  8453: [
    {
      version: '1.0.1',
      codeHash: '0x16b293cd7ed66fa1e03076e5847c59b146a83c187d991c42fe6056b3c1cc0513',
      proxyCodeHash: '0x1f958654ab06a152993e7a0ae7b6dbb0d4b19265cc9337b8789fe1353bd9dc35',
    },
  ],
  // Base Sepolia
  84532: [
    {
      version: '1.2.0',
      codeHash: '0x703f246f804f8d4b315fd7b5fc504671f726230373571e02b69794d0f2614fd7',
      proxyCodeHash: '0xfa8c9db6c6cab7108dea276f4cd09d575674eb0852c0fa3187e59e98ef977998',
    },
  ],
  // Local
  31337: [
    {
      version: '1.4.0',
      codeHash: '0x743842525b676af5ada5acdaecb1814ed4c73e1ba1be8d13bf3c38c02fe02f53',
      proxyCodeHash: null,
    },
  ],
} as const;
