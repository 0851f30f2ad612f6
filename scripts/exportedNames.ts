import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** The names that a module exports: declared there, or with `isEntry` re-exported from another module. */
function listNames(file: string, isEntry: boolean): string[] {
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause && isEntry)
      return ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [];
    if (!isExported(statement)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.text] : [];
  });
}

/** The public names of each package, from the entries in its package.json, and the exported names of each app. */
export function listExportedNames(root: string): { name: string; where: string }[] {
  const found = new Set<string>();
  for (const path of globSync('packages/*/package.json', { cwd: root })) {
    const folder = dirname(path);
    const { exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const entries = Object.values(exports).filter((entry) => /\.tsx?$/.test(String(entry)));
    for (const entry of entries)
      for (const name of listNames(join(root, folder, String(entry)), true)) found.add(`${name} ${folder}`);
  }
  for (const path of globSync('apps/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories)\.|\.d\.ts$/.test(path)) continue;
    const where = path.split('/').slice(0, 2).join('/');
    for (const name of listNames(join(root, path), false)) found.add(`${name} ${where}`);
  }
  return [...found].map((pair) => {
    const [name = '', where = ''] = pair.split(' ');
    return { name, where };
  });
}
