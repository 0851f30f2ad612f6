import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PreviewAnswer } from './drawing/previewWorker.ts';
import type { PictureContent } from './pictureContent.ts';

/** Draws pictures as PNG. Rejects where it cannot, or where too many wait already. */
export type Drawer = {
  readonly draw: (content: PictureContent) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => Promise<void>;
};

type Job = {
  readonly content: PictureContent;
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
};

const AT_ONCE = 2;
const MAX_WAITING = 32;
/** A picture takes a tenth of a second, the first one of a thread a whole one. */
const PATIENCE_MS = 15_000;

/** Beside this file, in the source and in the build, where everything is in one folder. */
const isBuilt = extname(import.meta.url) === '.js';
const file = new URL(isBuilt ? './previewWorker.js' : './drawing/previewWorker.ts', import.meta.url);

/** What was drawn is remembered there, in some 150 MB; a thread that wants much more is ended, and another begun. */
const startThread = () => new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 192 } });

/** Draws in threads of its own, at most two pictures at once: drawing takes as long as a hundred other answers. */
export function createDrawer({ start = startThread }: { start?: () => Worker } = {}): Drawer {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const threads = new Set<Worker>();
  let busy = 0;

  const open = (): Worker => {
    const thread = start();
    thread.unref();
    threads.add(thread);
    thread.once('exit', () => forget(thread));
    // Without a listener its end would be the end of the server; who waits for it is told below.
    thread.on('error', () => forget(thread));
    return thread;
  };
  const forget = (thread: Worker) => {
    threads.delete(thread);
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
  };
  const rest = (thread: Worker) => {
    if (threads.has(thread)) idle.push(thread);
  };

  const next = () => {
    while (busy < AT_ONCE) {
      const job = waiting.shift();
      if (!job) return;
      const thread = idle.pop() ?? open();
      busy += 1;
      const free = () => {
        busy -= 1;
        rest(thread);
        next();
      };
      ask(thread, job.content).then(
        (png) => {
          free();
          job.resolve(png);
        },
        (error: Error) => {
          free();
          job.reject(error);
        },
      );
    }
  };

  return {
    draw: (content) =>
      new Promise((resolve, reject) => {
        const job = { content, resolve, reject };
        // The product's own stands in for all others, and is drawn once: it is always next.
        if (content.kind === 'product') waiting.unshift(job);
        else if (waiting.length < MAX_WAITING) waiting.push(job);
        else return reject(new Error('too many pictures are waited for'));
        next();
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('nothing is drawn any longer'));
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

function ask(thread: Worker, content: PictureContent): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      thread.off('message', answer);
      thread.off('error', fail);
      thread.off('exit', stop);
      settle();
    };
    const answer = (message: PreviewAnswer) =>
      end(() => ('png' in message ? resolve(message.png) : reject(new Error(message.problem))));
    const fail = (error: Error) => end(() => reject(error));
    const stop = () => fail(new Error('the thread that draws has ended'));
    // A thread that is stuck is of no use to anybody.
    const timer = setTimeout(() => void thread.terminate(), PATIENCE_MS);
    thread.on('message', answer);
    thread.once('error', fail);
    thread.once('exit', stop);
    thread.postMessage(content);
  });
}
