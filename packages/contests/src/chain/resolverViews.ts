import { parseAbi } from 'viem';

/** The views and the event of ContestResolver that readers use. A test compares them with the contract. */
export const resolverViews = parseAbi([
  'struct Times { uint64 submissionsUntil; uint64 opensAt; uint64 closesAt; uint64 revealUntil; }',
  'struct ContestView { address organizer; bool isRevoked; bool hasSubmissions; bool isSealed; bool hasReviews; uint64 submissionsUntil; uint64 opensAt; uint64 closesAt; uint64 revealUntil; Times start; uint16 judges; uint16 entries; uint32 acts; uint32 submissions; bytes32 head; bytes32 submissionsHead; bytes maxPoints; bytes weights; }',
  'function getContest(bytes32 uid) view returns (ContestView v)',
  'function getActs(bytes32 uid, uint32 from, uint32 count) view returns (bytes32[])',
  'function getSubmissions(bytes32 uid, uint32 from, uint32 count) view returns (bytes32[])',
]);
