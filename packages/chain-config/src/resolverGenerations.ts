/** By chain id, the newest first. Written by `npm run protocol`; only a status is changed by hand. */
export const resolverGenerations = {
  // Local
  31337: [
    {
      status: 'live',
      address: '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
      eas: '0x4200000000000000000000000000000000000021',
      codeHash: '0x60ac67eeab22fd84104ee93cf1dc58380b5ae492755374b52c449a401f8b4e66',
      schemas: {
        contest: '0x97e3a572344d9f526c0530b588105f402ec6995fc43747e53f8d2e05ec663a78',
        entry: '0x250ed6586574f5e60dfac19dcc967b77a9d4882286b0cc2e02ac5c68a63cd0ff',
        admit: '0x40d58332771a67f5160f88edd8cd322eb581a0bdc178a797c8699c58fb9205a0',
        list: '0x84b0c83e7e0da00b9549c328ac4664d6f90e934a82fae3ca1b73a40f8c66fb38',
        judges: '0x43e2bc5153f82c7a66ac9a21f807310bb25740fe86bc5a9a38b04f188baebf72',
        evaluation: '0x92edd39bad60ecbae238f027e0e4a896f87b4d863f0504ed06b6de3d23d7f015',
        recusal: '0x9809e8173131b0a9f9aa3abf7df70c9ede8e48a98ae0c58abc022152e71f6661',
        disqualify: '0x04dc53fa38e89e512912049f7f065e6817d12aaa3b03f766406e783cbb166e00',
        commit: '0x0b2966795a6c2329ec70cbfe46741052be2e2c87e124d8b5e090e9ad0bdd908c',
        reveal: '0x9b44d76080544704be081f1af9810bcbade13e3c02cab1dd82a72ced9faab0b4',
        postpone: '0xb6e7d133ca32fb857b96209be74732f1c5a6dbdaf819767d8d957aff11af19fe',
      },
    },
  ],
} as const;
