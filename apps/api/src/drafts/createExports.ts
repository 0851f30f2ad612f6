import type { SiweSubject } from '@org/auth-siwe/server';
import type { Described } from '../base/described.ts';
import { createProblem } from '../base/http.ts';
import { DRAFTS_FORMAT, type draftSchemas, toDraftJson } from './answers.ts';
import type { DraftStore } from './draftStore.ts';

/** Aborts exports that take longer, so that a client that does not read cannot keep one open. */
const MOST_MS = 60_000;

const encoder = new TextEncoder();

export type ExportRequest = {
  readonly owner: SiweSubject;
  readonly address: string;
  readonly now: number;
  readonly since: number;
};

/**
 * All drafts of an account as one file, one export at a time per account and server. A draft is loaded after the one
 * before it was sent, so that an export holds one draft in memory, however slowly it is read.
 */
export function createExports(store: Pick<DraftStore, 'list' | 'find'>) {
  const open = new Set<SiweSubject>();

  return async ({ owner, address, now, since }: ExportRequest): Promise<Response> => {
    if (open.has(owner)) {
      const detail = 'Only one export per account at a time.';
      return createProblem('rate-limited', { detail, retryAfterSeconds: 5 });
    }
    open.add(owner);
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const end = () => {
      clearTimeout(timer);
      // A read that ends after the timeout must not end the next export.
      if (!isOver) open.delete(owner);
      isOver = true;
    };
    try {
      const ids = (await store.list(owner, since)).map(({ id }) => id);
      // Skips drafts deleted in the meantime.
      const findNext = async () => {
        for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
          const draft = await store.find(owner, id, since);
          if (draft) return draft;
        }
        return null;
      };
      const head: Omit<Described<typeof draftSchemas.draftsExport>, 'drafts'> = {
        ...{ format: DRAFTS_FORMAT, address, exportedAt: new Date(now).toISOString() },
      };
      let before = `${JSON.stringify(head).slice(0, -1)},"drafts":[`;
      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            timer = setTimeout(() => {
              end();
              controller.error(new Error('the export was not read in time'));
            }, MOST_MS);
            timer.unref();
          },
          pull: async (controller) => {
            try {
              const draft = await findNext();
              if (draft) {
                controller.enqueue(encoder.encode(`${before}${toDraftJson(draft)}`));
                before = ',';
                return;
              }
              end();
              controller.enqueue(encoder.encode(before === ',' ? ']}\n' : `${before}]}\n`));
              controller.close();
            } catch (error) {
              end();
              controller.error(error);
            }
          },
          cancel: end,
        },
        { highWaterMark: 0 },
      );
      return new Response(body, {
        headers: {
          'cache-control': 'no-store',
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="drafts.json"',
        },
      });
    } catch (error) {
      end();
      throw error;
    }
  };
}
