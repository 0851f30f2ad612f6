import { beforeEach } from 'vitest';

// The wallet's dialogs name their window themselves: each state is there as desktop and as phone, and runs once.
beforeEach(({ task, skip }) => {
  const isAgain = import.meta.env.STORY_VIEWPORT !== 'desktop';
  if (isAgain && task.file.filepath.includes('/wallet-kit/src/stories/')) skip();
});
