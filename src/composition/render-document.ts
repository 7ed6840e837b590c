import { brand } from '../domain/shared/brand';
import { pageTitle } from '../domain/shell/page-title';
import type { PageHead } from '../ui/app/page-head';
import { EARLY_CLICK_SCRIPT } from './early-click';
import { EARLY_PICTURES_SCRIPT } from './early-pictures';
import { escapeHtml } from './escape-html';
import type { InlinedState } from './inlined-state';
import { INLINED_STATE_ID, serialiseInlinedState } from './inlined-state';
import type { RenderRequest } from '../contract/render.contract';

interface Parts {
  readonly body: string;
  readonly styles: string;
  readonly head: PageHead;
  readonly state: InlinedState;
}

/** Writes the whole document: head by hand, the app in `#root`, the state beside it. */
export function renderDocument(request: RenderRequest, { body, styles, head, state }: Parts): string {
  const { nonce, assets } = request;
  const lines = [
    '<!doctype html>',
    state.device.headset ? '<html lang="en" data-device="headset">' : '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<script nonce="${nonce}">${EARLY_CLICK_SCRIPT};${EARLY_PICTURES_SCRIPT}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTags(head, new URL(request.url).origin),
    '<meta name="theme-color" content="#0A0B14">',
    `<meta property="csp-nonce" content="" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    styles,
    assets.devHead ?? '',
    `<script type="module" nonce="${nonce}" src="${assets.entry}"></script>`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="${INLINED_STATE_ID}" nonce="${nonce}">${serialiseInlinedState(state)}</script>`,
    head.jsonLd === undefined
      ? ''
      : `<script type="application/ld+json" nonce="${nonce}">${json({ ...head.jsonLd, url: new URL(head.path, request.url).href })}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function headTags(head: PageHead, origin: string): readonly string[] {
  const title = escapeHtml(pageTitle(head.title));
  const description = escapeHtml(head.description);
  const address = escapeHtml(origin + head.path);
  const picture = head.image === undefined ? [] : [`<meta property="og:image" content="${escapeHtml(head.image)}">`];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    head.noIndex === true ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:site_name" content="${brand.siteName}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:type" content="${head.type === 'article' ? 'article' : 'website'}">`,
    `<meta property="og:url" content="${address}">`,
    ...picture,
    `<meta name="twitter:card" content="${head.image === undefined ? 'summary' : 'summary_large_image'}">`,
  ];
}

function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
