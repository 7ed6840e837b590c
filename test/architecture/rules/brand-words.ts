import ts from 'typescript';
import type { ScannedModule } from '../module-scan';
import type { Breach } from './breach';

const BRAND_MODULE = 'src/domain/shared/brand.ts';
const BRANDED = /holocade/i;
const NAME_IN_CODE = /\bHOLOCADE_[A-Z_]+|^Holocade[A-Z]\w+$/g;

function isWords(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
}

function isModuleSpecifier({ parent }: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent);
}

function brandedWords(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isWords(node) && !isModuleSpecifier(node) && BRANDED.test(node.text.replaceAll(NAME_IN_CODE, ''))) {
      found.push(node.text.trim().slice(0, 60));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Only one module contains the product's names. Names of settings, classes and packages are not visible to visitors. */
export function brandWords(modules: readonly ScannedModule[]): readonly Breach[] {
  return modules
    .filter(({ path }) => path !== BRAND_MODULE && !path.startsWith('games/'))
    .flatMap(({ path, source }) => brandedWords(source).map((detail) => ({ rule: 'brand-words', path, detail })));
}
