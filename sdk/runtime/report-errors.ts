import type { LoadKind, RuntimeFault } from '../../src/domain/bridge/runtime-report';
import { reportLimits } from '../../src/domain/bridge/runtime-report';
import type { GameWindow, Report } from './game-window';

/** Returns the path of an address on the page's own origin; undefined for any other address. */
function ownPath(own: GameWindow, address: string | null): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, own.document.baseURI);
    return url.origin === own.location.origin ? printable(url.pathname, reportLimits.path) : undefined;
  } catch {
    return undefined;
  }
}

const printable = (text: string, most: number): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, most);

/** Characters of a query or a fragment. Parentheses come in pairs, because a frame of a stack is in parentheses. */
const QUERY_PART = String.raw`(?:[^\s"'<>()]|\([^\s"'<>()]*\))`;
const ADDRESS = new RegExp(
  String.raw`\b([a-z][\w+.-]*://)([^\s"'<>()/?#]*)([^\s"'<>()?#]*)([?#]${QUERY_PART}*)?`,
  'gi',
);
const CONTENT_ADDRESS = /\b(blob|data):[^\s"'<>()]*/gi;
const QUERY = new RegExp(String.raw`\?[\w.~%+-]+=${QUERY_PART}*`, 'g');
const EMAIL = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi;

/** Returns the line and the column at the end of an address in a stack. */
const positionOf = (address: string): string => /(?::\d+){1,2}$/.exec(address)?.[0] ?? '';

/**
 * Removes what a text of an error can contain about a player: queries, fragments and logins of addresses, and email addresses. Addresses of
 * the page's own origin become paths.
 */
export function withoutPersonalData(text: string, origin: string): string {
  return text
    .replace(CONTENT_ADDRESS, (address, scheme: string) => `${scheme}:${positionOf(address)}`)
    .replace(ADDRESS, (_, scheme: string, authority: string, path: string, query = '') => {
      const position = positionOf(String(query));
      const host = `${scheme}${authority.slice(authority.lastIndexOf('@') + 1)}`;
      return `${host === origin ? '' : host}${host === origin && path === '' ? '/' : path}${position}`;
    })
    .replace(QUERY, '')
    .replace(EMAIL, '[email]');
}

/** Maximum number of characters of a text that the patterns read. */
const READ_MAX = 10_000;

/** Returns a text of a thrown value; empty if the value has no text, or if reading the text throws. */
function textOf(read: () => unknown): string {
  try {
    const text = read();
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

/** Returns the lines of a stack without its message, which some browsers put first. */
const stackLines = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => printable(line.trim(), reportLimits.stack))
    .filter((line) => /^at .*:\d+\)?$|@.*:\d+$/.test(line))
    .join('\n')
    .slice(0, reportLimits.stack);

const loadKinds: Readonly<Record<string, LoadKind>> = {
  script: 'script',
  link: 'style',
  img: 'picture',
  image: 'picture',
  audio: 'media',
  video: 'media',
  source: 'media',
};

/** Reports each fault once, and its repetitions as counts. */
class Faults {
  readonly #known = new Map<string, { readonly fault: RuntimeFault; repeats: number }>();

  constructor(private readonly report: Report) {}

  /** Reports a new fault at once. Ignores faults beyond 20 different ones. */
  add(fault: RuntimeFault): void {
    const key = JSON.stringify(fault);
    const known = this.#known.get(key);
    if (known) known.repeats += 1;
    else if (this.#known.size < reportLimits.perDocument) {
      this.#known.set(key, { fault, repeats: 0 });
      this.report(fault);
    }
  }

  /** Reports the repetitions since the last call. */
  flush(): void {
    for (const known of this.#known.values()) {
      const count = Math.min(known.repeats, reportLimits.repeats);
      known.repeats = 0;
      if (count > 0) this.report({ ...known.fault, count });
    }
  }
}

/**
 * Reports script errors, unhandled rejections and failed loads from the page's own origin, at most 20 different errors and 20 files in a
 * document. Returns a function that reports repetitions since its last call.
 */
export function reportErrors(own: GameWindow, report: Report): () => void {
  const [errors, loads] = [new Faults(report), new Faults(report)];
  const clean = (text: string): string => withoutPersonalData(text.slice(0, READ_MAX), own.location.origin);

  const failed = (thrown: unknown, event?: ErrorEvent) => {
    const text = event?.message ?? textOf(() => String(thrown));
    const message = printable(clean(text), reportLimits.message) || 'Unknown error';
    const path = ownPath(own, event?.filename ?? null);
    const place = event && path !== undefined ? `at ${path}:${String(event.lineno)}:${String(event.colno)}` : '';
    const stack = stackLines(clean(textOf(() => (thrown as Partial<Error>).stack))) || place;
    errors.add({
      type: 'script-error',
      message,
      ...(stack !== '' && { stack }),
      ...(event === undefined && { rejection: true as const }),
    });
  };
  const loadFailed = (address: string | null, kind: LoadKind) => {
    const path = ownPath(own, address);
    if (path !== undefined) loads.add({ type: 'load-failed', path, kind });
  };

  own.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) failed(event.error, event);
      else if (target instanceof Element)
        loadFailed(target.getAttribute('src') ?? target.getAttribute('href'), loadKinds[target.localName] ?? 'other');
    },
    true,
  );
  own.addEventListener('unhandledrejection', ({ reason }) => failed(reason));

  const fetch = own.fetch.bind(own);
  own.fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.status >= 400) loadFailed(response.url, 'request');
    return response;
  };
  const { prototype } = XMLHttpRequest as { readonly prototype: { send: (...body: readonly unknown[]) => void } };
  const original = prototype.send;
  prototype.send = function (this: XMLHttpRequest, ...body) {
    this.addEventListener('load', () => {
      if (this.status >= 400) loadFailed(this.responseURL, 'request');
    });
    original.apply(this, [...body]);
  };
  return () => {
    errors.flush();
    loads.flush();
  };
}
