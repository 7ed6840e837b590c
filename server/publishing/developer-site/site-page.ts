import { brand } from '../../../src/domain/shared/brand';
import type { PublicUrls } from '../hosts/public-urls';
import { escapeHtml } from '../../messaging/mail/escape-html';
import { siteStyle } from './site-style';

/** A page of the developer site. */
export interface SitePage {
  /** Its path, which the navigation marks. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** HTML below the header; whoever writes it escapes it. */
  readonly body: string;
}

const places = [
  ['/getting-started', 'Getting started'],
  ['/guide', 'Guide'],
  ['/reference', 'Reference'],
  ['/engines', 'Engines'],
  ['/playground/', 'Playground'],
  ['/rules', 'Rules'],
  ['/changelog', 'Changelog'],
  ['/downloads', 'Downloads'],
] as const;

/** Copying is all that these pages do by script: without it, or without leave to use the clipboard, the code is selected. */
const SCRIPT = `
for (const figure of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy ' + (figure.dataset.file || 'this code'));
  button.addEventListener('click', async () => {
    const code = figure.querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = 'Selected';
    }
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  figure.append(button);
}
`;

const link =
  (current: string) =>
  ([path, label]: readonly [string, string]): string =>
    `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${label}</a></li>`;

/** Writes a whole document in the portal's look; it reads the same without script. */
export const sitePage = ({ path, title, description, body }: SitePage, urls: PublicUrls, nonce: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - ${brand.siteName} for developers</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${urls.developerOrigin}${path}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossorigin>
<style nonce="${nonce}">${siteStyle}</style></head>
<body><a class="skip" href="#content">Skip to the content</a>
<header><div><a class="brand" href="/">${brand.siteName}<small>for developers</small></a>
<nav aria-label="Developer site"><ul>${places.map(link(path)).join('')}</ul></nav></div></header>
<main id="content" class="read" tabindex="-1">
${body}
</main>
<footer><a href="${urls.portal('')}">${brand.siteName}</a><a href="/sdk/${brand.identifier}.d.ts">Types</a><a href="${urls.portal('v1/openapi.json')}">API</a>
<p>© ${String(brand.copyrightYear)} ${brand.company}</p></footer>
<script nonce="${nonce}">${SCRIPT}</script></body>
</html>
`;
