import { parentPort } from 'node:worker_threads';
import type { PictureContent } from '../pictureContent.ts';
import { renderPicture } from './renderPicture.ts';

/** What the thread answers: a picture, or why there is none. */
export type PreviewAnswer = { readonly png: Uint8Array<ArrayBuffer> } | { readonly problem: string };

/** Draws what it is asked for, one picture after another. */
parentPort?.on('message', async (content: PictureContent) => {
  const answer: PreviewAnswer = await renderPicture(content).then(
    (png) => ({ png }),
    (error: unknown) => ({ problem: String(error) }),
  );
  parentPort?.postMessage(answer);
});
