import type { Hex } from 'viem';

/** The three shapes of EAS's delegated requests, and the hashes of their EIP-712 types. */
export const typeHashes = [
  {
    shape: 'before 1.2',
    attest: '0xdbfdf8dc2b135c26253e00d5b6cbe6f20457e003fd526d97cea183883570de61',
    revoke: '0xa98d02348410c9c76735e0d0bb1396f4015ac2bb9615f9c2611d19d7a8a99650',
  },
  {
    shape: '1.2',
    attest: '0xf83bb2b0ede93a840239f7e701a54d9bc35f03701f51ae153d601c6947ff3d3f',
    revoke: '0x2d4116d8c9824e4c316453e5c2843a1885580374159ce8768603c49085ef424c',
  },
  {
    shape: 'since 1.3',
    attest: '0xfeb2925a02bae3dae48d424a0437a2b6ac939aa9230ddc55a1a76f065d988076',
    revoke: '0xb5d556f07587ec0f08cf386545cc4362c702a001650c2058002615ee5c9d1e75',
  },
] as const satisfies readonly { shape: string; attest: Hex; revoke: Hex }[];
