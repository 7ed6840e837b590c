import type { RenderRequest } from '../contract/render.contract';
import { brand } from '../domain/shared/brand';
import { escapeHtml } from '../domain/shared/escape-html';
import type { PageHead } from '../ui/app/page-head';
import { pageTitle } from '../ui/app/page-title.machine';
import { socialLinks } from '../ui/shell/social-links';
import type { InlinedState } from './inlined-state';
import {
  ARRIVING_SCRIPT,
  PRE_HYDRATION_CLICK_SCRIPT,
  PRE_HYDRATION_INSTALL_SCRIPT,
  PRE_HYDRATION_PICTURES_SCRIPT,
  SPECULATION_RULES,
  START_SCRIPT,
} from './document-scripts';
import { INLINED_STATE_ID, serialiseInlinedState } from './inlined-state';

/** Base origins of a page's URLs. */
interface HeadOrigins {
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

type Thing = Readonly<Record<string, unknown>>;

/** Creates a page's structured data (schema.org, JSON-LD): publisher, page and breadcrumbs. Undefined for pages without indexing. */
export function structuredData(head: PageHead, origin: string): Thing | undefined {
  if (head.noIndex === true) return undefined;
  const url = origin + head.path;
  const things = [
    organization(origin),
    ...(head.path === '/' ? [website(head, origin)] : []),
    ...(head.jsonLd === undefined ? [] : [{ ...head.jsonLd, url, mainEntityOfPage: url }]),
    ...(head.trail === undefined ? [] : [breadcrumbs(head.trail, head, origin)]),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#publisher`,
    name: brand.company,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    sameAs: socialLinks.map(({ href }) => href),
  };
}

function website({ description }: PageHead, origin: string): Thing {
  return {
    '@type': 'WebSite',
    name: brand.siteName,
    url: `${origin}/`,
    description,
    publisher: { '@id': `${origin}/#publisher` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbs(trail: NonNullable<PageHead['trail']>, { title, path }: PageHead, origin: string): Thing {
  const steps = [{ name: brand.siteName, path: '/' }, ...trail, { name: title ?? brand.siteName, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  };
}

interface Parts {
  readonly body: string;
  readonly styles: string;
  readonly head: PageHead;
  readonly state: InlinedState;
  /** Script files of the page, after those of every page. */
  readonly files: readonly string[];
}

/** Renders the whole document: head, app in `#root`, and inlined state. */
export function renderDocument(request: RenderRequest, { body, styles, head, state, files }: Parts): string {
  const { nonce, assets } = request;
  const portalOrigin = new URL(request.url).origin;
  const data = structuredData(head, portalOrigin);
  const lines = [
    '<!doctype html>',
    state.device.headset ? '<html lang="en" data-device="headset">' : '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<script nonce="${nonce}">${PRE_HYDRATION_CLICK_SCRIPT};${PRE_HYDRATION_PICTURES_SCRIPT};${PRE_HYDRATION_INSTALL_SCRIPT};${ARRIVING_SCRIPT}</script>`,
    consentScript(request),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTags(head, { portalOrigin, staticOrigin: request.settings.staticOrigin }),
    '<meta name="theme-color" content="#0A0B14">',
    `<meta property="csp-nonce" content="" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${brand.siteName}" href="/blog/rss.xml">`,
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    assets.styles === '' ? '' : `<style nonce="${nonce}">${assets.styles}</style>`,
    styles,
    assets.devHead ?? '',
    `<script nonce="${nonce}" data-files="${[...assets.preload, assets.entry].join(' ')}" data-page="${files.join(' ')}">${START_SCRIPT}</script>`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="${INLINED_STATE_ID}" nonce="${nonce}">${serialiseInlinedState(state)}</script>`,
    `<script type="speculationrules" nonce="${nonce}">${SPECULATION_RULES}</script>`,
    data === undefined ? '' : `<script type="application/ld+json" nonce="${nonce}">${json(data)}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Returns the consent manager's script, early in the head. Omitted if the URL contains a secret, which third parties must not see. */
function consentScript({ url, nonce, settings: { tcfUrl } }: RenderRequest): string {
  if (tcfUrl === undefined || new URL(url).searchParams.has('token')) return '';
  return `<script async nonce="${nonce}" src="${escapeHtml(tcfUrl)}"></script>`;
}

function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Removes the preload links that React writes for eager pictures.
 * The browser finds the pictures early anyway and chooses their size once.
 * With a preload, a window resized in the meantime would fetch both sizes.
 */
export function withoutPicturePreloads(body: string): string {
  return body.replace(PICTURE_PRELOADS, '');
}
