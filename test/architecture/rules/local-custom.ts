import ts from 'typescript';

const LOCAL_TIME = /^[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/;

const isMissing = (argument: ts.Expression | undefined): boolean =>
  argument === undefined || argument.getText() === 'undefined';

function ofMethod({ expression, arguments: given }: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const name = expression.name.text;
  if (name.startsWith('toLocale') || LOCAL_TIME.test(name)) return `${name}()`;
  return name === 'localeCompare' && isMissing(given[1]) ? 'localeCompare without a locale' : undefined;
}

/** Returns the part of a call or construction that depends on the machine's language or time zone, if any. */
export function localCustom(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const made = node.expression.getText();
  if (/^Intl\.\w+$/.test(made) && isMissing(node.arguments?.[0])) return `${made} without a locale`;
  if (made === 'Date' && (node.arguments?.length ?? 0) > 1) return 'new Date() of local time';
  return ts.isCallExpression(node) ? ofMethod(node) : undefined;
}
