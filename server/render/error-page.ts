import { brand } from '../../src/domain/shared/brand';
import type { Refusal } from '../http/refusal';

const TITLES: Readonly<Partial<Record<Refusal['status'], string>>> = {
  404: 'Page Not Found',
  429: 'Too Many Requests',
  500: 'Server Error',
  503: 'Service Unavailable',
};

/** A page that needs nothing else to work: no script, no style sheet, no database. */
export function errorPage({ status, message }: Pick<Refusal, 'status' | 'message'>): string {
  const title = TITLES[status] ?? 'Request Refused';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="dark"><title>${title} - ${brand.siteName}</title></head>
<body><main><h1>${title}</h1><p>${message}</p><p><a href="/">${brand.siteName}</a></p></main></body>
</html>
`;
}
