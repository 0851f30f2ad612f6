import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
export default {
  resolve: { alias: { 'react-remove-scroll': resolve('@org/wallet-kit/remove-scroll') } },
};
