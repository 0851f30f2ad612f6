export {
  createTracker,
  type ResumeOptions,
  type SendOptions,
  type SettledAs,
  type Tracker,
  type TrackerConnection,
  type TrackerOptions,
  type WriteAct,
} from './track/createTracker.ts';
export { getRevokedUid, type PendingWrite, type WriteSubject } from './track/pendingWrite.ts';
export {
  createBrowserStorage,
  createPendingWrites,
  type OpenWrite,
  type PendingWrites,
  type WriteStorage,
} from './track/pendingWrites.ts';
export { WRITE_ERROR_CODES, WriteError, type WriteErrorCode } from './write/errors.ts';
