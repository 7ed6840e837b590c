import { mkdirSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { fromRoot } from './root.mjs';

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noCheck: true,
};

const MAIN = 'HolocadeSdk';

/** Returns a declaration's comment as plain text, with links as text and without tags. */
const textOf = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();

/** Returns the source of a declaration without comments. */
const codeOf = (node) =>
  node
    .getText()
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^export /g, '')
    .replaceAll(/[^\S\n]*\n\s*\n/g, '\n')
    .trim();

function membersOf(symbol, checker) {
  const node = symbol.declarations?.[0];
  if (!node || !(ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node))) return [];
  return node.members
    .filter((one) => one.name && !ts.isPrivateIdentifier(one.name))
    .map((one) => ({
      name: one.name.getText(),
      code: codeOf(one).replace(/;$/, ''),
      text: textOf(checker.getSymbolAtLocation(one.name), checker),
    }));
}

/** Returns the SDK's types in reading order: the objects that a game calls, then the types they name. */
function sdkReference() {
  const program = ts.createProgram([fromRoot('sdk/index.ts')], OPTIONS);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(fromRoot('sdk/index.ts')));
  const exported = new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter((symbol) => symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class))
      .map((symbol) => [symbol.name, symbol]),
  );
  const main = exported.get(MAIN);
  if (!main) throw new Error(`The SDK exports no ${MAIN}.`);
  const paths = new Map([[MAIN, 'holocade']]);
  for (const property of checker.getDeclaredTypeOfSymbol(main).getProperties()) {
    const type = checker.getTypeOfSymbol(property).symbol?.name;
    if (type && exported.has(type)) paths.set(type, `holocade.${property.name}`);
  }
  const order = [...paths.keys(), ...[...exported.keys()].filter((name) => !paths.has(name))];
  return order.map((name) => {
    const symbol = exported.get(name);
    const members = membersOf(symbol, checker);
    return {
      name,
      path: paths.get(name) ?? '',
      text: textOf(symbol, checker),
      code: members.length > 0 ? '' : codeOf(symbol.declarations[0]),
      members,
    };
  });
}

/** Writes the data of the developer site's reference: dist/sdk/reference.json. */
export function writeSdkReference() {
  mkdirSync(fromRoot('dist/sdk'), { recursive: true });
  writeFileSync(fromRoot('dist/sdk/reference.json'), JSON.stringify(sdkReference()));
}
