import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

type Name = { readonly name: string; readonly isType: boolean };

/** The names that a module exports: declared there, or with `isEntry` re-exported from another module. */
export function listNames(file: string, isEntry: boolean): Name[] {
  return parse(file).statements.flatMap((statement): Name[] => {
    if (ts.isExportDeclaration(statement) && statement.exportClause && isEntry)
      return ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name, isTypeOnly }) => ({
            name: name.text,
            isType: isTypeOnly || statement.isTypeOnly,
          }))
        : [];
    if (!isExported(statement)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => ({
        name: name.getText(),
        isType: false,
      }));
    const { name } = statement as ts.DeclarationStatement;
    return name ? [{ name: name.text, isType: ts.isTypeAliasDeclaration(statement) }] : [];
  });
}

/** The public names of each package, from the entries in its package.json, and the exported names of each app. */
export function listExportedNames(root: string): (Name & { readonly where: string })[] {
  const found = new Map<string, Name & { readonly where: string }>();
  const add = (each: Name, where: string) => found.set(`${each.name} ${where}`, { ...each, where });
  for (const path of globSync('packages/*/package.json', { cwd: root })) {
    const folder = dirname(path);
    const { exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const entries = Object.values(exports).filter((entry) => /\.tsx?$/.test(String(entry)));
    for (const entry of entries)
      for (const each of listNames(join(root, folder, String(entry)), true)) add(each, folder);
  }
  for (const path of globSync('apps/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories)\.|\.d\.ts$/.test(path)) continue;
    const where = path.split('/').slice(0, 2).join('/');
    for (const each of listNames(join(root, path), false)) add(each, where);
  }
  return [...found.values()];
}
