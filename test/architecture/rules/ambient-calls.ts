import ts from 'typescript';
import { MACHINES } from '../../../eslint/layer-table.js';
import { isWithin } from '../layers';
import type { ScannedModule } from '../module-scan';
import type { Breach } from './breach';
import { localCustom } from './local-custom';

const TIMELESS = ['src/domain/', 'src/application/', MACHINES];

const AMBIENT = new Set(
  `Buffer EventSource WebSocket XMLHttpRequest cancelAnimationFrame clearInterval clearTimeout console crypto document fetch
  globalThis indexedDB localStorage location navigator performance process queueMicrotask requestAnimationFrame require self
  sessionStorage setImmediate setInterval setTimeout window`.split(/\s+/),
);

function isReadOfDateOrChance(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    const name = `${node.expression.getText()}.${node.name.text}`;
    return name === 'Date.now' || name === 'Math.random';
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  if (node.expression.getText() !== 'Date') return false;
  return ts.isCallExpression(node) || (node.arguments ?? []).length === 0;
}

function isNameOfSomethingElse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const named = parent as { readonly name?: ts.Node; readonly propertyName?: ts.Node };
  return (named.name === node && !ts.isShorthandPropertyAssignment(parent)) || named.propertyName === node;
}

function declaredNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const named = node as { readonly name?: ts.Node };
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (declares && named.name && ts.isIdentifier(named.name)) names.add(named.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function ambientNamesIn(source: ts.SourceFile): readonly string[] {
  const declared = declaredNames(source);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isReadOfDateOrChance(node)) found.push(node.getText());
    const custom = localCustom(node);
    if (custom) found.push(custom);
    if (ts.isIdentifier(node) && AMBIENT.has(node.text) && !declared.has(node.text) && !isNameOfSomethingElse(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Domain, application and machines use no clock, random source, environment, default language or default time zone. */
export function ambientCalls(modules: readonly ScannedModule[]): readonly Breach[] {
  return modules
    .filter(({ path }) => TIMELESS.some((folder) => isWithin(path, folder)))
    .flatMap(({ path, source }) => ambientNamesIn(source).map((detail) => ({ rule: 'ambient-calls', path, detail })));
}
