import ts from 'typescript';
import type { ScannedModule } from '../module-scan';
import type { Breach } from './breach';

const UI = 'src/ui/';
const GATEWAY = /Gateway$/;

/** Plain reads that one screen alone makes, without a rule: what else a screen asks of the server is a use-case's. */
const READS = new Set(['activity', 'copy', 'deletion', 'home', 'overview', 'owned', 'providers', 'ticket']);

/** The methods that a `Pick` of a gateway takes; undefined where all of it is taken. */
function methodsTaken({ parent }: ts.TypeReferenceNode): readonly string[] | undefined {
  const isPick = ts.isTypeReferenceNode(parent) && parent.typeName.getText() === 'Pick';
  const chosen = isPick ? parent.typeArguments?.[1] : undefined;
  if (chosen === undefined) return undefined;
  const names = ts.isUnionTypeNode(chosen) ? chosen.types : [chosen];
  return names.map((name) =>
    ts.isLiteralTypeNode(name) && ts.isStringLiteral(name.literal) ? name.literal.text : '?',
  );
}

/** A screen takes nothing of a gateway but plain reads: what changes something goes through a use-case, so that any client can do it. */
export function gatewayReads(modules: readonly ScannedModule[]): readonly Breach[] {
  return modules
    .filter(({ path }) => path.startsWith(UI))
    .flatMap(({ path, source }) => {
      const breaches: Breach[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isTypeReferenceNode(node) && GATEWAY.test(node.typeName.getText())) {
          const name = node.typeName.getText();
          for (const method of methodsTaken(node) ?? ['all of it'])
            if (!READS.has(method)) breaches.push({ rule: 'gateway-reads', path, detail: `${name}: ${method}` });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return breaches;
    });
}
