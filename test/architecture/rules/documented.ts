import ts from 'typescript';
import { MACHINES } from '../../../eslint/layer-table.js';
import { isWithin } from '../layers';
import type { ScannedModule } from '../module-scan';
import type { Breach } from './breach';

const RULES = ['src/domain/', MACHINES];
const PORT = /\.port\.ts$/;

/** Pattern of a sentence. Tags such as `@rule` alone do not describe a declaration. */
function hasSentence(node: ts.Node): boolean {
  return ts
    .getJSDocCommentsAndTags(node)
    .some((doc) => ts.isJSDoc(doc) && /\S.*[.!?:]/s.test(ts.getTextOfJSDocComment(doc.comment) ?? ''));
}

function isExported(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function exportedValues({ source }: ScannedModule): readonly (readonly [string, ts.Node])[] {
  return source.statements.filter(isExported).flatMap((statement): readonly (readonly [string, ts.Node])[] => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => [name.getText(), statement]);
    }
    const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isValue && statement.name ? [[statement.name.text, statement]] : [];
  });
}

const isMethod = (member: ts.TypeElement): boolean =>
  ts.isMethodSignature(member) ||
  (ts.isPropertySignature(member) && member.type !== undefined && ts.isFunctionTypeNode(member.type));

function methodsOfPort({ source }: ScannedModule): readonly (readonly [string, ts.Node])[] {
  return source.statements
    .filter(isExported)
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ name, members }) =>
      members.filter(isMethod).map((member) => [`${name.text}.${member.name?.getText() ?? ''}`, member] as const),
    );
}

/** Every value that the domain or a machine exports and every method of a port has a sentence of documentation. */
export function documented(modules: readonly ScannedModule[]): readonly Breach[] {
  return modules.flatMap((module) => {
    const { path } = module;
    const named = [
      ...(RULES.some((folder) => isWithin(path, folder)) ? exportedValues(module) : []),
      ...(PORT.test(path) ? methodsOfPort(module) : []),
    ];
    return named
      .filter(([, node]) => !hasSentence(node))
      .map(([name]) => ({ rule: 'documented', path, detail: `${name} has no sentence` }));
  });
}
