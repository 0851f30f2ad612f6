import { answerReplay } from './answerReplay.ts';
import type { ReplayPart } from './replayParts.ts';

const replay = answerReplay((part) => self.postMessage(part));
self.addEventListener('message', ({ data }: MessageEvent<ReplayPart>) => replay(data));
