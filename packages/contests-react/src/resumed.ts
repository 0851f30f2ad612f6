export { pendingWrites } from './data/reading/pendingWrites.ts';
export { ResumedWritesSlot } from './write/ResumedWritesSlot.tsx';
