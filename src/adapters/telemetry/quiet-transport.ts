import type { BrowserOptions } from '@sentry/browser';
import { makeFetchTransport } from '@sentry/browser';

type MakeTransport = NonNullable<BrowserOptions['transport']>;

/** The query and the fragment of every address in a text, which may hold what a player typed or a link's secret. */
const AFTER_PATH = /(\bhttps?:\/\/[^\s"'\\?#]+)[?#][^\s"'\\]*/g;

function quiet(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(AFTER_PATH, '$1');
  if (Array.isArray(value)) return value.map(quiet);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, quiet(part)]));
}

/** A transport whose reports and replays hold addresses without their queries. */
export function quietTransport(make: MakeTransport = makeFetchTransport): MakeTransport {
  return (options) => {
    const transport = make(options);
    return { ...transport, send: (envelope) => transport.send(quiet(envelope) as typeof envelope) };
  };
}
