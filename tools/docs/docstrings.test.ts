import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listEntries } from '../../apps/docs/src/listEntries.ts';

const root = join(import.meta.dirname, '../..');

type Exported = { readonly name: string; readonly file: string; readonly node: ts.Node };

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/** The declarations that a module exports, also those of modules that it re-exports names from. */
function listExported(file: string): readonly Exported[] {
  return parse(file).statements.flatMap((statement): readonly Exported[] => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !exportClause) return [];
      // Another package documents what it exports.
      if (!moduleSpecifier.text.startsWith('.') || !ts.isNamedExports(exportClause)) return [];
      const found = listExported(join(dirname(file), moduleSpecifier.text));
      return exportClause.elements.flatMap(({ name, propertyName }) =>
        found.filter((each) => each.name === (propertyName ?? name).text),
      );
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement];
    return declarations.flatMap((node) => {
      const { name } = node as ts.NamedDeclaration;
      return name && ts.isIdentifier(name) ? [{ name: name.text, file, node }] : [];
    });
  });
}

const exported = listEntries(root).flatMap((entry) =>
  listExported(entry.file).map((each) => ({ ...each, entry })),
);
const describe = ({ name, file }: Exported) => `${name} of ${file}`;

const hasSummary = ({ node }: Exported) =>
  ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && doc.comment !== undefined);
const hasExample = ({ node }: Exported) =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'example');

/** A component's props and a function's options are explained at each field, and by what takes them. */
const isExplainedElsewhere = ({ name, file }: Exported) =>
  /(?:Props|Options)$/.test(name) || /\/generated\//.test(file);

test('finds the exports of every package', () => {
  const packages = globSync('packages/*/package.json', { cwd: root }).length;
  expect(new Set(exported.map(({ entry }) => entry.package)).size).toBeGreaterThan(packages / 2);
  expect(exported.length).toBeGreaterThan(500);
});

test('every export of a published package has a summary, except props, options and generated data', () => {
  const missing = exported.filter((each) => !isExplainedElsewhere(each) && !hasSummary(each));
  expect([...new Set(missing.map(describe))]).toEqual([]);
});

/** All of its exports have examples, also data and types. */
const WITH_ALL_EXAMPLES = '/chain-config';

test('every exported function has an example, except components, which the Storybook shows', () => {
  const functions = exported.filter(
    ({ name, node, entry }) =>
      entry.package.endsWith(WITH_ALL_EXAMPLES) || (ts.isFunctionDeclaration(node) && /^[a-z]/.test(name)),
  );
  expect(functions.length).toBeGreaterThan(100);
  expect([...new Set(functions.filter((each) => !hasExample(each)).map(describe))]).toEqual([]);
});
