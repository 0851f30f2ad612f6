import { answerReading } from './answerReading.ts';
import type { ReadingPart } from './reading.ts';

const answer = answerReading((part) => self.postMessage(part));
self.addEventListener('message', ({ data }: MessageEvent<ReadingPart>) => answer(data));
