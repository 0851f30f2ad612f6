import ts from 'typescript';
import type { Block } from './readBlocks.ts';

/** The names at the top of a module that its own statements introduce. */
function listIntroduced(module: ts.SourceFile): ReadonlySet<string> {
  const names: string[] = [];
  const add = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.push(name.text);
    else for (const each of name.elements) if (ts.isBindingElement(each)) add(each.name);
  };
  for (const statement of module.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) add(name);
    else if (ts.isFunctionDeclaration(statement) && statement.name) add(statement.name);
    else if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) for (const { name } of bindings.elements) add(name);
    }
  }
  return new Set(names);
}

function listIdentifiers(module: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    node.forEachChild(visit);
  };
  visit(module);
  return names;
}

/**
 * Imports and declarations, on one line, of the names that an example uses and does not introduce. A name in neither list
 * gets none, so the compiler reports it.
 *
 * @param options.exports the import specifier of each export of the example's package
 * @param options.values the types of the reader's own values
 */
export function introduceNames(
  { code, language }: Pick<Block, 'code' | 'language'>,
  options: {
    readonly exports: ReadonlyMap<string, string>;
    readonly values: Readonly<Record<string, string>>;
  },
): string {
  const kind = language === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const module = ts.createSourceFile('example', code, ts.ScriptTarget.Latest, false, kind);
  const introduced = listIntroduced(module);
  const lines = [...listIdentifiers(module)]
    .filter((name) => !introduced.has(name))
    .map((name) => {
      const type = Object.hasOwn(options.values, name) ? options.values[name] : undefined;
      if (type !== undefined) return `declare const ${name}: ${type};`;
      const specifier = options.exports.get(name);
      return specifier === undefined ? '' : `import { ${name} } from '${specifier}';`;
    });
  return lines.filter((line) => line !== '').join(' ');
}
