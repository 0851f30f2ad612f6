import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openShell } from './debian.ts';

/** One instruction: `RUN npm test` is `{ name: 'RUN', text: 'npm test' }`. */
export type Instruction = { readonly name: string; readonly text: string };

/** The instructions of a container file, with comments and line breaks removed. */
export function readInstructions(file: string): readonly Instruction[] {
  return file
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name, text };
    });
}

/** The settings of a container. */
export type Image = {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: string;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
};

const STEPS = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'ENTRYPOINT', 'CMD'];

/**
 * Builds an image without a container engine: each stage is a copy of a Debian with Node, in which the steps run.
 *
 * @param options.base the Debian, instead of the image that `FROM` names
 * @param options.context the folder that `COPY` copies from
 * @param options.into an empty folder for the stages
 * @throws {Error} if a step fails or is not known
 */
export async function buildImage(
  instructions: readonly Instruction[],
  {
    base,
    context,
    into,
    env: added = {},
  }: { base: string; context: string; into: string; env?: Record<string, string> },
): Promise<Image> {
  const stages = new Map<string, string>();
  let image: Image = { root: base, env: {}, folder: '/', user: 'root', entrypoint: [], command: [] };
  for (const { name, text } of instructions) {
    if (!STEPS.includes(name)) throw new Error(`The step ${name} is not known.`);
    if (name === 'FROM') {
      const root = join(into, String(stages.size));
      execFileSync('cp', ['-a', '--reflink=auto', base, root]);
      stages.set(/ AS (\w+)$/.exec(text)?.[1] ?? String(stages.size), root);
      image = { ...image, root, env: {}, folder: '/', user: 'root' };
    }
    const { root, folder } = image;
    if (name === 'WORKDIR') {
      image = { ...image, folder: text };
      mkdirSync(join(root, text), { recursive: true });
    }
    if (name === 'COPY') {
      const [, stage, from = '', to = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text) ?? [];
      const source = stage === undefined ? context : (stages.get(stage) ?? '');
      cpSync(join(source, from), join(root, resolve(folder, to)), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
    if (name === 'ENV') {
      const [, key = '', value = ''] = /^(\w+)=(\S+)$/.exec(text) ?? [];
      image = { ...image, env: { ...image.env, [key]: value } };
    }
    if (name === 'RUN') {
      const shell = openShell(root, { ...added, ...image.env });
      await shell.run(`cd ${folder}\n${text}`).finally(() => shell.close());
    }
    if (name === 'USER') image = { ...image, user: text };
    if (name === 'ENTRYPOINT') image = { ...image, entrypoint: JSON.parse(text) };
    if (name === 'CMD') image = { ...image, command: JSON.parse(text) };
  }
  return image;
}

/** The commands that start a container of the image in the background: `podman run … laurel <command>`. */
export function describeStart(
  { user, folder, env, entrypoint, command }: Image,
  settings: Readonly<Record<string, string>>,
  given = command.join(' '),
): string {
  const pairs = Object.entries({ ...env, ...settings }).map(([name, value]) => `'${name}=${value}'`);
  const words = [...pairs, ...entrypoint, given];
  return `cd ${folder} && runuser -u ${user} -- env ${words.join(' ')} >/dev/null 2>&1 &`;
}
