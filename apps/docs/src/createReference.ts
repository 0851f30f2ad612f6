import { join } from 'node:path';
import { Application, ReflectionKind } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { listEntries } from './listEntries.ts';

type Options = {
  /** The folder with the repository's files. */
  readonly root: string;
  /** The address of the repository. */
  readonly repository: string;
  /** The folder that the pages are written to. */
  readonly out: string;
};

/**
 * Writes a page for each public entry of each published package, from its types and their comments.
 *
 * @throws {Error} if a comment links to or describes something that does not exist
 */
export async function createReference({ root, repository, out }: Options): Promise<void> {
  const entries = listEntries(root);
  const format: Partial<PluginOptions> = {
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    expandObjects: true,
    parametersFormat: 'table',
    propertyMembersFormat: 'table',
    tableColumnSettings: {
      hideSources: true,
      hideModifiers: true,
      hideOverrides: true,
      hideInherited: true,
      hideDefaults: true,
    },
    excludeScopesInPaths: true,
    pageTitleTemplates: { module: ({ name }) => name },
  };
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: entries.map(({ file }) => join(root, file)),
    tsconfig: join(import.meta.dirname, '../tsconfig.reference.json'),
    basePath: root,
    // The types are checked by `npm run typecheck`.
    skipErrorChecking: true,
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    readme: 'none',
    disableGit: true,
    sourceLinkTemplate: `${repository}/blob/main/packages/{path}#L{line}`,
    gitRevision: 'main',
    logLevel: 'Warn',
    router: 'module',
    groupOrder: ['Functions', 'Classes', 'Variables', '*'],
    ...format,
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the packages.');
  const names = new Map(entries.map(({ file, name }) => [file, name]));
  for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
    const file = module.sources?.[0]?.fileName ?? '';
    module.name = names.get(file) ?? module.name;
  }
  await app.outputs.writeOutput({ name: 'markdown', path: out }, project);
  if (app.logger.hasWarnings() || app.logger.hasErrors())
    throw new Error('TypeDoc found problems in the comments; they are listed above.');
}
