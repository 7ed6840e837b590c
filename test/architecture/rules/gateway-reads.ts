import ts from 'typescript';
import type { ScannedModule } from '../module-scan';
import type { Breach } from './breach';

const UI = 'src/ui/';
const APPLICATION = 'src/application/';
const GATEWAY = /Gateway$/;

/** Plain reads that use-cases also call. */
const READS = new Set(['copy', 'deletion', 'item', 'overview', 'owned', 'page', 'rows', 'status']);

/** Returns the gateway that a type names, alone or within `Pick`. */
function gatewayOf(type: ts.TypeNode | undefined): string | undefined {
  if (type === undefined || !ts.isTypeReferenceNode(type)) return undefined;
  const name = type.typeName.getText();
  return name === 'Pick' ? gatewayOf(type.typeArguments?.[0]) : GATEWAY.test(name) ? name : undefined;
}

/** Returns the `Gateway.method` pairs that classes of a module call on the gateways of their constructor. */
function calledMethods({ source }: ScannedModule): readonly string[] {
  const called: string[] = [];
  const visit = (node: ts.Node, gateways: ReadonlyMap<string, string>): void => {
    if (ts.isClassDeclaration(node)) {
      const parameters = node.members.filter(ts.isConstructorDeclaration).flatMap((member) => [...member.parameters]);
      gateways = new Map(
        parameters.flatMap(({ name, type }) => {
          const gateway = gatewayOf(type);
          return gateway === undefined ? [] : [[name.getText(), gateway] as const];
        }),
      );
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: receiver, name } = node.expression;
      const gateway = ts.isPropertyAccessExpression(receiver) ? gateways.get(receiver.name.getText()) : undefined;
      if (gateway !== undefined) called.push(`${gateway}.${name.getText()}`);
    }
    ts.forEachChild(node, (child) => {
      visit(child, gateways);
    });
  };
  visit(source, new Map());
  return called;
}

/** Returns the methods that a `Pick` of a gateway names; undefined if the whole gateway is taken. */
function methodsTaken({ parent }: ts.TypeReferenceNode): readonly string[] | undefined {
  const isPick = ts.isTypeReferenceNode(parent) && parent.typeName.getText() === 'Pick';
  const chosen = isPick ? parent.typeArguments?.[1] : undefined;
  if (chosen === undefined) return undefined;
  const names = ts.isUnionTypeNode(chosen) ? chosen.types : [chosen];
  return names.map((name) =>
    ts.isLiteralTypeNode(name) && ts.isStringLiteral(name.literal) ? name.literal.text : 'unknown method',
  );
}

/** A screen names the gateway methods that it calls. It calls no method that a use-case covers. */
export function gatewayReads(modules: readonly ScannedModule[]): readonly Breach[] {
  const decided = new Set(modules.filter(({ path }) => path.startsWith(APPLICATION)).flatMap(calledMethods));
  return modules
    .filter(({ path }) => path.startsWith(UI))
    .flatMap(({ path, source }) => {
      const breaches: Breach[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isTypeReferenceNode(node) && GATEWAY.test(node.typeName.getText())) {
          const name = node.typeName.getText();
          for (const method of methodsTaken(node) ?? ['whole gateway'])
            if (method === 'whole gateway' || (decided.has(`${name}.${method}`) && !READS.has(method)))
              breaches.push({ rule: 'gateway-reads', path, detail: `${name}: ${method}` });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return breaches;
    });
}
