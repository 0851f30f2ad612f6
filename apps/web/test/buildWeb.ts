import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltChunk } from './buildOnce.ts';

const run = promisify(execFile);

export type WebBuild = {
  readonly dist: string;
  readonly chunks: readonly BuiltChunk[];
  remove(): Promise<void>;
};

export type WebBuildOptions = {
  readonly isLocal: boolean;
  readonly language: string;
  readonly config?: string;
};

/** Builds the client into its own folder, in a process without the environment of the tests. */
export const buildWeb = async ({
  isLocal,
  language,
  config = 'vite.config.ts',
}: WebBuildOptions): Promise<WebBuild> => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-web-'));
  const dist = join(folder, 'dist');
  const chunksFile = join(folder, 'chunks.json');
  await run(process.execPath, [join(import.meta.dirname, 'buildOnce.ts'), dist, chunksFile, config], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LAUREL_LOCAL: isLocal ? '1' : '',
      LAUREL_LANGUAGE: language,
    },
  });
  return {
    dist,
    chunks: JSON.parse(await readFile(chunksFile, 'utf8')),
    remove: () => rm(folder, { recursive: true }),
  };
};
