export { createTestWallet, sampleConfig, type TestWallet } from './testing/createTestWallet.ts';
export { answerContests, type FakeContest, toContestRow } from './testing/fakeContestScan.ts';
export { contest as sampleContest } from './testing/sampleContest.ts';
