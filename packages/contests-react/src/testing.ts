export { createTestWallet, type TestWallet } from './testing/createTestWallet.ts';
export { answerContests, type FakeContest, toContestRow } from './testing/fakeContestScan.ts';
export { sampleConfig } from './testing/sampleConfig.ts';
export { contest as sampleContest } from './testing/sampleContest.ts';
