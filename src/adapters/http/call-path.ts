import type { AnyCall } from '../../contract/call';

interface Values {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Fills in a call's path and appends its query; omits falsy query values (spec 2 §7). */
export function callPath(call: Pick<AnyCall, 'path'>, { params, query }: Values): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(params, name)));
  const search = new URLSearchParams(sent(query)).toString();
  return search === '' ? path : `${path}?${search}`;
}

function valueOf(params: unknown, name: string): string {
  const value = (params as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof value !== 'string') throw new Error(`The path needs a value for ${name}`);
  // `..` resolves to another call, even when encoded.
  if (value === '.' || value === '..') throw new Error(`A path cannot climb by ${name}`);
  return value;
}

function sent(query: unknown): [name: string, value: string][] {
  return Object.entries(query ?? {}).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}
