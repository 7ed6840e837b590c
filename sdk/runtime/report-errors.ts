import { reportLimits } from '../../src/domain/bridge/runtime-report';
import type { GameWindow, Report } from './game-window';

const printable = (text: string, most: number): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, most);

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

/** Reports script errors and failed loads from the page's own origin, at most 20 of each in a document. */
export function reportErrors(own: GameWindow, report: Report): void {
  let [errors, loads] = [reportLimits.perDocument, reportLimits.perDocument] as [number, number];

  const failed = (reason: unknown, file?: string, line?: number) => {
    if (errors === 0) return;
    errors -= 1;
    let text: string;
    try {
      text = String(reason);
    } catch {
      text = '';
    }
    const message = printable(text, reportLimits.message) || 'Unknown error';
    const path = ownPath(own, file ?? null);
    const place =
      path === undefined ? {} : { place: `${path.slice(0, 88)}:${String(line ?? 0)}`.slice(0, reportLimits.place) };
    report({ type: 'script-error', message, ...place });
  };
  const loadFailed = (address: string | null) => {
    const path = ownPath(own, address);
    if (path === undefined || loads === 0) return;
    loads -= 1;
    report({ type: 'load-failed', path });
  };

  own.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) failed(event.message, event.filename, event.lineno);
      else if (target instanceof Element) loadFailed(target.getAttribute('src') ?? target.getAttribute('href'));
    },
    true,
  );
  own.addEventListener('unhandledrejection', ({ reason }) => failed(reason));

  const fetch = own.fetch.bind(own);
  own.fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.status >= 400) loadFailed(response.url);
    return response;
  };
  const { prototype } = XMLHttpRequest as { readonly prototype: { send: (...body: readonly unknown[]) => void } };
  const original = prototype.send;
  prototype.send = function (this: XMLHttpRequest, ...body) {
    this.addEventListener('load', () => {
      if (this.status >= 400) loadFailed(this.responseURL);
    });
    original.apply(this, [...body]);
  };
}
