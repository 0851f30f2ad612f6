import { answerReading } from './answerReading.ts';
import { answerReplay } from './answerReplay.ts';
import type { ReadingPart } from './reading.ts';
import type { ReplayPart } from './replayParts.ts';

const read = answerReading((part) => self.postMessage(part));
const replay = answerReplay((part) => self.postMessage(part));
self.addEventListener('message', ({ data }: MessageEvent<ReadingPart | ReplayPart>) =>
  'replay' in data ? replay(data) : read(data),
);
