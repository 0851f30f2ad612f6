export {
  createTracker,
  type SendOptions,
  type TrackedAct,
  type Tracker,
  type TrackerOptions,
} from './track/createTracker.ts';
export {
  getReviewedEntries,
  getRevokedUid,
  type PendingWrite,
  type WriteSubject,
} from './track/pendingWrite.ts';
export {
  createBrowserStorage,
  createPendingWrites,
  type OpenWrite,
  type PendingWrites,
  type WriteStorage,
} from './track/pendingWrites.ts';
export type { ResumeOptions, SettledAs, TrackerConnection } from './track/resumeWrites.ts';
export { WRITE_ERROR_CODES, WriteError, type WriteErrorCode } from './write/errors.ts';
