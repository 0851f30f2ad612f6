export { ResumedWritesSlot } from './resumed/ResumedWritesSlot.tsx';
export { pendingWrites } from './writing/pendingWrites.ts';
