export { createJournal, type Journal, type Pending } from './send/journal.ts';
export {
  type Call,
  type ChainNode,
  createNode,
  type Fee,
  type Receipt,
  type ReceiptLog,
} from './send/node.ts';
export { isOnThisMachine, type KeyOptions, readKey } from './send/readKey.ts';
export { NodeError, type NodeErrorCode, SetupError, StepError, toAsciiLine } from './send/sendErrors.ts';
export type { PendingCall } from './send/sender.ts';
export {
  createSender,
  getGasLimit,
  type Sender,
  type SenderOptions,
  type Settled,
  type Step,
} from './send/sender.ts';
export { writeSafeBatch } from './send/writeSafeBatch.ts';
