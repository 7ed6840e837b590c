import type { BrowserOptions } from '@sentry/browser';
import { makeFetchTransport } from '@sentry/browser';

type MakeTransport = NonNullable<BrowserOptions['transport']>;

/** Matches the query and the fragment of each URL, which may contain user input or a link's secret. */
const AFTER_PATH = /(\bhttps?:\/\/[^\s"'\\?#]+)[?#][^\s"'\\]*/g;

function quiet(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(AFTER_PATH, '$1');
  if (Array.isArray(value)) return value.map(quiet);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, quiet(part)]));
}

/** Creates a transport that strips the query and the fragment from all URLs in reports and replays. */
export function quietTransport(make: MakeTransport = makeFetchTransport): MakeTransport {
  return (options) => {
    const transport = make(options);
    return { ...transport, send: (envelope) => transport.send(quiet(envelope) as typeof envelope) };
  };
}
