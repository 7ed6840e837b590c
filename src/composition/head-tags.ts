import { brand } from '../domain/shared/brand';
import { pageTitle } from '../domain/shell/page-title';
import type { PageHead } from '../ui/app/page-head';
import { escapeHtml } from './escape-html';

/** Base origins of a page's URLs. */
export interface HeadOrigins {
  readonly portalOrigin: string;
  readonly staticOrigin: string;
}

/** Size of all share cards, in pixels. */
const SHARE = { width: 1200, height: 630 } as const;

const OPEN_GRAPH_TYPES = { website: 'website', game: 'website', article: 'article' } as const;

/** Creates the head tags for title, description, canonical URL and share card. */
export function headTags(head: PageHead, { portalOrigin, staticOrigin }: HeadOrigins): readonly string[] {
  const title = pageTitle(head.title);
  const address = portalOrigin + head.path;
  const picture = head.image ?? `${staticOrigin}/share/portal-${String(SHARE.width)}x${String(SHARE.height)}.jpg`;
  const pictureText = head.image === undefined ? brand.siteName : (head.title ?? brand.siteName);
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', head.description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(head.noIndex === true ? [named('robots', 'noindex')] : []),
    property('og:site_name', brand.siteName),
    property('og:locale', 'en_US'),
    property('og:type', OPEN_GRAPH_TYPES[head.type ?? 'website']),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:width', String(SHARE.width)),
    property('og:image:height', String(SHARE.height)),
    property('og:image:alt', pictureText),
    ...(head.video === undefined
      ? []
      : [
          property('og:video', head.video),
          property('og:video:type', head.video.endsWith('.mp4') ? 'video/mp4' : 'video/webm'),
        ]),
    ...(head.published === undefined ? [] : [property('article:published_time', head.published)]),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', head.description),
    named('twitter:image', picture),
    named('twitter:image:alt', pictureText),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
