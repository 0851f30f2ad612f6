import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** A file of the build and the paths of its modules. */
export type BuiltChunk = {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
};

const [outDir, chunksFile, config = 'vite.config.ts'] = process.argv.slice(2);
if (!outDir || !chunksFile)
  throw new Error('usage: buildOnce.ts <folder> <file for the list of chunks> [configuration]');

const root = join(import.meta.dirname, '..');
const result = await build({
  root,
  configFile: join(root, config),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});
const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
const chunks = outputs.flatMap((each): BuiltChunk[] => (each.type === 'chunk' ? [pick(each)] : []));
await writeFile(chunksFile, JSON.stringify(chunks));

function pick(chunk: BuiltChunk): BuiltChunk {
  const { fileName, isEntry, isDynamicEntry, facadeModuleId, moduleIds, imports, dynamicImports } = chunk;
  return { fileName, isEntry, isDynamicEntry, facadeModuleId, moduleIds, imports, dynamicImports };
}
