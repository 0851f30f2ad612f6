/**
 * Publishes what `npm run release -- --pack` has packed. release.yml runs this file by itself, in a job that installs
 * nothing, because the job has the identity that npm trusts: it imports only Node and files that do the same.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runStep, withoutGit } from './runStep.ts';

/** The folder into which `--pack` writes, below the repository. */
export const PACKED = '.laurel/release';
/** Beside the plan: the commit that was packed. */
export const COMMIT_FILE = 'commit';

/** `publish-plan.json`, as Changesets writes it beside the tarballs: groups of packages, dependencies first. */
type Plan = {
  readonly version: number;
  readonly plan: readonly (readonly Release[])[];
};

type Release = {
  readonly name: string;
  readonly version: string;
  readonly access: string;
  /** The distribution tag, such as `latest`. */
  readonly tag: string;
  readonly tarball: {
    /** Below the folder of the plan. */
    readonly path: string;
    /** `sha256-` and the hash in base64. */
    readonly integrity: string;
  };
};

/**
 * Publishes tarballs with npm and tags the commit with each version. Versions that the registry has are not published
 * again.
 *
 * @param options.dir the repository
 * @param options.packed the folder of the tarballs and their plan
 * @throws {Error} if a tarball or the commit is not the packed one, before anything is published, or if npm or git fails
 */
export async function publishPacked({
  dir,
  packed,
  env,
}: {
  readonly dir: string;
  readonly packed: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<void> {
  const { version, plan }: Plan = JSON.parse(readFileSync(join(packed, 'publish-plan.json'), 'utf8'));
  if (version !== 1) throw new Error(`The plan of ${packed} has version ${version}, not 1.`);
  const releases = plan.flat();
  for (const { tarball } of releases) {
    const hash = createHash('sha256')
      .update(readFileSync(join(packed, tarball.path)))
      .digest('base64');
    if (tarball.integrity !== `sha256-${hash}`) throw new Error(`${tarball.path} is not what was packed.`);
  }
  const place = { cwd: dir, env };
  const head = (await runStep(['git', 'rev-parse', 'HEAD'], place)).trim();
  const commit = readFileSync(join(packed, COMMIT_FILE), 'utf8');
  if (commit !== head) throw new Error(`Commit ${commit} was packed, and ${head} is checked out.`);
  for (const { name, version, access, tag, tarball } of releases) {
    const id = `${name}@${version}`;
    if (await isPublished(id, place)) {
      console.log(`${id}: is in the registry already`);
    } else {
      const flags = ['--access', access, '--tag', tag, '--ignore-scripts', '--loglevel', 'error'];
      execFileSync('npm', ['publish', resolve(packed, tarball.path), ...flags], {
        cwd: dir,
        env: { ...withoutGit(process.env), ...env },
        // npm asks a person for the second factor.
        stdio: 'inherit',
      });
    }
    const tags = await runStep(['git', 'tag', '--points-at', 'HEAD'], place);
    if (!tags.split('\n').includes(id)) await runStep(['git', 'tag', '--no-sign', id], place);
  }
}

/** npm fails if the registry has no version of a package, and prints nothing if it only lacks this one. */
async function isPublished(id: string, place: Parameters<typeof runStep>[1]): Promise<boolean> {
  try {
    return (await runStep(['npm', 'view', id, 'version', '--prefer-online'], place)).trim() !== '';
  } catch (error) {
    if (error instanceof Error && error.message.includes('E404')) return false;
    throw error;
  }
}

if (import.meta.main) {
  const dir = join(import.meta.dirname, '../..');
  await publishPacked({ dir, packed: join(dir, PACKED) });
}
