import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { PGlite, type QueryOptions } from '@electric-sql/pglite';
import { emptyFolder } from './databaseFolder.ts';
import { unpackTar } from './unpackTar.ts';

/** The options of the thread. */
export type PgliteStart = {
  readonly dataFolder: string;
  /** The path of a compressed, empty database, for a folder without a database. */
  readonly template: string | null;
  /** PGlite's code as an earlier thread compiled it; undefined in the first one. */
  readonly code?: WebAssembly.Module | undefined;
};

/** One statement; `script` runs any number of them. `text` returns rows as lists in PostgreSQL's text format. */
export type PgliteRequest =
  | { readonly kind: 'rows' | 'text'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly kind: 'script'; readonly text: string }
  | { readonly kind: 'close' };

/**
 * The first answer reports that the database is open, and has the compiled code as its only row, or says why not; each
 * later one belongs to the last request.
 */
export type PgliteAnswer =
  | { readonly rows: unknown[] }
  | { readonly error: { readonly message: string; readonly code?: string | undefined } };

/** Type ids that PGlite would convert to JavaScript values: boolean, bigint, integer, json. */
const TYPES = [16, 20, 23, 114];

const AS_TEXT: QueryOptions = {
  rowMode: 'array',
  parsers: Object.fromEntries(TYPES.map((type) => [type, (text: string) => text])),
};

/** More than a template has, so that it is unpacked into one buffer. */
const TEMPLATE_BYTES = 2 ** 25;

/**
 * Unpacked here: PGlite would keep the 25 MB of the file in memory as long as the database is open. The template is only
 * a faster way to the same database: without a usable one, PGlite creates it in an empty folder.
 */
function unpackTemplate(path: string, dataFolder: string): void {
  try {
    unpackTar(gunzipSync(readFileSync(path), { chunkSize: TEMPLATE_BYTES }), dataFolder);
  } catch {
    emptyFolder(dataFolder);
  }
}

const compile = () =>
  WebAssembly.compile(readFileSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));

async function open({ dataFolder, template, code }: PgliteStart) {
  // Compiled by V8's threads while this one unpacks the template.
  const compiling = code ?? compile();
  if (template !== null) unpackTemplate(template, dataFolder);
  const pgliteWasmModule = await compiling;
  const openFolder = async () => {
    const pglite = new PGlite({ dataDir: `file://${dataFolder}`, pgliteWasmModule });
    await pglite.waitReady;
    return pglite;
  };
  const pglite = await openFolder().catch((error) => {
    if (template === null) throw error;
    emptyFolder(dataFolder);
    return openFolder();
  });
  return { pglite, code: pgliteWasmModule };
}

async function ask(pglite: PGlite, request: PgliteRequest): Promise<unknown[]> {
  switch (request.kind) {
    case 'rows':
      return (await pglite.query(request.text, [...request.values])).rows;
    case 'text':
      return (await pglite.query(request.text, [...request.values], AS_TEXT)).rows;
    case 'script':
      await pglite.exec(request.text);
      return [];
    case 'close':
      await pglite.close();
      return [];
  }
}

async function answer(work: Promise<unknown[]>) {
  const tell = (message: PgliteAnswer) => parentPort?.postMessage(message);
  try {
    tell({ rows: await work });
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    tell({ error: { message: message ?? String(error), code } });
  }
}

const opening = open(workerData as PgliteStart);
void answer(opening.then(({ code }) => [code]));
parentPort?.on('message', (request: PgliteRequest) => {
  void answer(opening.then(({ pglite }) => ask(pglite, request)));
});
