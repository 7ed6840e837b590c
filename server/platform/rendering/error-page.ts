import { brand } from '../../../src/domain/shared/brand';
import { errorPageStyle } from './error-page-style';

const TITLES: ReadonlyMap<number, string> = new Map([
  [404, 'Page Not Found'],
  [408, 'Request Timeout'],
  [414, 'Address Too Long'],
  [429, 'Too Many Requests'],
  [431, 'Request Too Large'],
  [500, 'Server Error'],
  [503, 'Service Unavailable'],
]);

/** Statuses that may succeed on a retry. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 431, 500, 503]);

export interface ErrorPageContent {
  readonly status: number;
  /** A sentence for people, in English. */
  readonly message: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Renders a page without scripts, style sheets, fonts or the database. Sent with `errorPagePolicy`. */
export function errorPage({ status, message }: ErrorPageContent): string {
  const title = TITLES.get(status) ?? 'Request Refused';
  const again = PASSING.has(status) ? '<a href="">Try again</a>' : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="dark"><title>${title} - ${brand.siteName}</title>
<style>${errorPageStyle}</style></head>
<body><main><p class="status" aria-hidden="true">${String(status)}</p><h1>${title}</h1><p>${escaped(message)}</p>
<nav aria-label="Next steps">${again}<a href="/">Back to ${brand.siteName}</a></nav></main></body>
</html>
`;
}
