import type { Database } from '@org/server-kit';
import type { ben } from './createBrowser.ts';
import { createTestApp, createVisitor } from './createTestApp.ts';

export type Draft = { id: string; version: string; updatedAt: string; content: { text: string } };

/** The server, and signed-in devices that save texts as drafts. */
export function createDraftsApp(database: Database | null) {
  const { app, time } = createTestApp({}, database);
  const open = async (account?: typeof ben) => {
    const visitor = createVisitor(app, () => time.now);
    await visitor.signIn(account);
    const save = (id: string, text: string, version?: string) =>
      visitor.sendJson(
        'PUT',
        `/api/drafts/${id}`,
        { text },
        version === undefined ? {} : { 'if-match': `"${version}"` },
      );
    const read = async (id: string) => (await (await visitor.send(`/api/drafts/${id}`)).json()) as Draft;
    const list = async () => {
      const { drafts } = (await (await visitor.send('/api/drafts/export')).json()) as { drafts: Draft[] };
      return drafts.map(({ content }) => content.text).sort();
    };
    return { ...visitor, save, read, list };
  };
  return { app, time, open };
}
