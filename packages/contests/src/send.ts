export { createJournal, type Journal, type Pending } from './send/journal.ts';
export {
  type Call,
  type ChainNode,
  createNode,
  type Fee,
  type Receipt,
  type ReceiptLog,
} from './send/node.ts';
export { isLoopback, type KeyOptions, readKey } from './send/readKey.ts';
export { type Batch, toSafeBatch, writeSafeBatch } from './send/safeBatch.ts';
export { NodeError, type NodeErrorCode, StepError, toAsciiLine, UsageError } from './send/sendErrors.ts';
export { createSender, type Sender, type SenderOptions, type Settled, type Step } from './send/sender.ts';
