export { pendingWrites } from './data/reading/pendingWrites.ts';
export { ResumedWritesSlot } from './drafts/ResumedWritesSlot.tsx';
