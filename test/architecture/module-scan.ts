import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** One import of a module: its specifier and the imported file (undefined for a package or a missing file). */
export interface ModuleImport {
  readonly specifier: string;
  readonly target: string | undefined;
  /** True for imports that the compiler erases. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** One source file with its path from the root. */
export interface ScannedModule {
  readonly path: string;
  readonly text: string;
  readonly source: ts.SourceFile;
  readonly imports: readonly ModuleImport[];
}

const ROOTS = ['src', 'server', 'sdk', 'games', 'headset'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

function pathsBelow(root: string): string[] {
  return ROOTS.filter((folder) => existsSync(`${root}/${folder}`)).flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => `${folder}/${path}`),
  );
}

function resolve(root: string, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const [wanted = ''] = posix.join(posix.dirname(from), specifier).split('?');
  const ending = ENDINGS.find((each) => /\.\w+$/.test(wanted + each) && existsSync(`${root}/${wanted}${each}`));
  return ending === undefined ? undefined : wanted + ending;
}

interface Reference {
  readonly specifier: ts.Node | undefined;
  readonly typeOnly: boolean;
}

function referenceOf(node: ts.Node): Reference | undefined {
  if (ts.isImportDeclaration(node)) {
    return {
      specifier: node.moduleSpecifier,
      typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  }
  if (ts.isExportDeclaration(node)) return { specifier: node.moduleSpecifier, typeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node)) {
    return { specifier: ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, typeOnly: true };
  }
  const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return dynamic ? { specifier: node.arguments[0], typeOnly: false } : undefined;
}

function importsOf(root: string, path: string, source: ts.SourceFile): ModuleImport[] {
  const imports: ModuleImport[] = [];
  const visit = (node: ts.Node): void => {
    const reference = referenceOf(node);
    if (reference?.specifier && ts.isStringLiteralLike(reference.specifier)) {
      const specifier = reference.specifier.text;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      imports.push({ specifier, target: resolve(root, path, specifier), typeOnly: reference.typeOnly, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

/** Parses every source file of the product below a root. */
export function scanModules(root: string): readonly ScannedModule[] {
  return pathsBelow(root).map((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
    return { path, text, source, imports: importsOf(root, path, source) };
  });
}
