/** By chain id, the newest first. Written by `npm run protocol`; only a status is changed by hand. */
export const resolverGenerations = {
  // Local
  31337: [
    {
      status: 'preview',
      address: '0x2b97C0FF8E110EF3136C917640acb436D15C5B85',
      eas: '0x4200000000000000000000000000000000000021',
      codeHash: '0xfc21f756c11db43867e3454203063610e2ac7f6a91c49b07a05aeb664f408671',
      schemas: {
        contest: '0x0c6d05875e42c1b0a9bbf5c1d7f5f9a6a11e646a37dc7b097d7854406a9590a4',
        entry: '0x41e08ce030b4f5d7313b5c8bbd1a4414f93b4514192e7738134e317ebe5f768b',
        admit: '0x52b8308f46ffe110b78a097e3be38a5b30af2121eb376806d5432c1b07367930',
        judge: '0x2c703a2c8fe9db3d104c7b58e8ddb6ff1e7cc52faf5730771e1825bb688edc5b',
        evaluation: '0x88ba3b7ce8886a0ee3464262edc9a079428613cb809d3d9e35953925ad4a1820',
        recusal: '0x8a8469b0bd53a8caa7f58fa2bfeb085bb5b49d5e6cd020afd153649013f62ca4',
        disqualify: '0xc933943fe12a3881409373cef30f4d3dd3af9d17bb14fe233974301fc642d112',
        commit: '0x0484c0fc3dab2d80e2cd4238e82cf80dc1ac7343a08d76b1765b1ef14ba0f336',
        reveal: '0x087c73b9ec70e6d2a5d2e5ba9de3159215ea13b9c86e8d82999444d95c90d4f4',
      },
    },
  ],
} as const;
