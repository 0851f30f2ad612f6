export {
  evaluate,
  prepareContest,
  prepareEvaluation,
  startContest,
  watchTransaction,
} from '@org/contests/write';
export { keccak256 } from 'viem/utils';
