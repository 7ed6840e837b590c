import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import { projectRoot } from '../../platform/system/project-root';
import type { PublicUrls } from '../hosts/public-urls';

/** The portal's style for pages without a client: one inline style sheet. */
const siteStyle = `
@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(/fonts/inter.woff2) format('woff2')}
@font-face{font-family:Grotesk;font-weight:300 700;font-display:swap;src:url(/fonts/space-grotesk.woff2) format('woff2')}
:root{color-scheme:dark;--line:rgba(255,255,255,.08);--soft:rgba(255,255,255,.68);--cyan:#5CE1FF}
*{box-sizing:border-box}
html{scroll-padding-top:136px}
body{margin:0;background:#0A0B14;color:rgba(255,255,255,.92);font:16px/1.6 Inter,system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,.brand{font-family:Grotesk,system-ui,sans-serif;letter-spacing:-.02em;line-height:1.2}
h1{margin:0 0 16px;font-size:40px}
h2{margin:48px 0 12px;font-size:28px}
h3{margin:32px 0 8px;font-size:20px}
p,ul,ol{margin:0 0 16px}
li{margin:4px 0}
a{color:var(--cyan)}
:is(a,button,input,select,textarea,summary,pre,.scroll):focus-visible{outline:3px solid var(--cyan);outline-offset:2px;border-radius:6px}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:16px;z-index:2;padding:12px 16px;background:#1C1F36}
header{position:sticky;top:0;z-index:1;border-bottom:1px solid var(--line);background:rgba(10,11,20,.94)}
header>div,main,footer{max-width:1120px;margin:0 auto;padding:0 24px}
header>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 24px;min-height:64px}
.brand{display:inline-flex;align-items:center;min-height:48px;font-size:20px;font-weight:600;color:inherit;text-decoration:none}
.brand small{margin-left:8px;color:var(--soft);font-size:14px;font-weight:400}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
header form{position:relative;flex:0 1 320px;margin:12px 0 0 auto}
header input{width:100%;min-height:48px;padding:0 16px;border:1px solid rgba(255,255,255,.3);border-radius:12px;background:#141627;color:inherit;font:inherit}
header input::placeholder{color:var(--soft);opacity:1}
.found{position:absolute;z-index:2;right:0;top:calc(100% + 4px);width:min(560px,calc(100vw - 32px));max-height:min(640px,70vh);overflow-y:auto;padding:8px;border:1px solid rgba(255,255,255,.3);border-radius:12px;background:#141627}
.found p{margin:8px}
.found ul{list-style:none;margin:0;padding:0}
.found a{display:block;min-height:44px;padding:8px 12px;border-radius:8px;color:inherit;text-decoration:none}
.found :is(a:hover,a:focus){background:#1C1F36}
:is(.found,.results) strong{margin-right:8px}
.found small,.results small{color:var(--soft)}
.found span{display:block;color:var(--soft);font-size:14px}
mark{background:none;color:#fff;font-weight:600;text-decoration:underline;text-decoration-color:var(--cyan)}
.results{list-style:none;padding:0}
.results li{margin:0 0 16px}
.results a{display:inline-block;min-height:44px;padding:8px 0}
.results p{margin:0;color:var(--soft)}
header nav{flex-basis:100%}
header nav ul{display:flex;flex-wrap:wrap;list-style:none;margin:0 -10px;padding:0}
header nav li{margin:0}
header nav a{display:inline-flex;align-items:center;min-height:48px;padding:0 10px;color:var(--soft);text-decoration:none}
header nav a:hover,header nav a[aria-current]{color:#fff}
header nav a[aria-current]{box-shadow:inset 0 -2px var(--cyan)}
main{padding-top:40px;padding-bottom:64px;min-height:70vh}
.lead{font-size:20px;color:var(--soft);max-width:60ch}
.read>:is(p,ul:not(.cards,.toc),ol,blockquote){max-width:75ch}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px;list-style:none;padding:0;margin:32px 0}
.cards a{display:block;height:100%;padding:20px 24px;border:1px solid var(--line);border-radius:20px;background:#141627;color:inherit;text-decoration:none}
.cards a:hover{border-color:var(--cyan)}
.cards strong{display:block;font:600 20px/1.3 Grotesk,system-ui,sans-serif;letter-spacing:-.02em}
.cards span{color:var(--soft)}
.main{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:12px;background:linear-gradient(100deg,#5CE1FF,#8B6CFF 55%,#FF6AD5);color:#0A0B14;font-weight:600;text-decoration:none}
.code{position:relative;margin:0 0 20px;border:1px solid var(--line);border-radius:12px;background:#141627}
.code figcaption{min-height:48px;padding:12px 96px 0 16px;color:var(--soft);font-size:14px}
.code pre{margin:0;padding:4px 16px 16px;overflow-x:auto;font:14px/1.6 ui-monospace,SFMono-Regular,Menlo,monospace;tab-size:2}
.code .denied{position:static;margin:0;padding:0 16px 16px;color:#FFB4C1;font-size:14px}
.code button{position:absolute;top:0;right:0;min-width:80px;min-height:48px;border:0;border-radius:12px;background:none;color:var(--cyan);font:inherit;font-size:14px;cursor:pointer}
code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.9em}
:not(pre)>code{padding:2px 6px;border-radius:6px;background:#1C1F36}
.scroll{overflow-x:auto;margin:0 0 20px}
table{border-collapse:collapse;width:100%;font-size:15px}
th,td{padding:10px 12px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--soft);font-weight:600}
.anchor{margin-left:8px;color:var(--soft);text-decoration:none;opacity:.55}
:is(h2,h3):hover .anchor,.anchor:focus-visible{opacity:1}
.toc{columns:240px;margin-bottom:32px;padding:16px 24px;border:1px solid var(--line);border-radius:20px;background:#141627;list-style:none}
.toc a{display:inline-block;min-height:44px;padding:8px 0}
.member{padding:4px 0 4px 16px;border-left:2px solid var(--line);margin:0 0 16px}
.member pre{margin:0 0 4px;white-space:pre-wrap;font:14px/1.6 ui-monospace,SFMono-Regular,Menlo,monospace;color:#fff}
.member p{margin:0;color:var(--soft)}
footer{padding-top:24px;padding-bottom:40px;border-top:1px solid var(--line);color:var(--soft);font-size:14px}
footer a{display:inline-flex;align-items:center;min-height:44px;margin-right:16px}
@media(max-width:640px){h1{font-size:28px}h2{font-size:24px}header{position:static}html{scroll-padding-top:16px}header>div,main,footer{padding-left:16px;padding-right:16px}main{padding-top:24px}.lead{font-size:16px}header form{flex-basis:100%}.found{left:0;right:0;width:auto}}
@media(prefers-reduced-motion:no-preference){a,button{transition:color .16s ease-out,border-color .16s ease-out}}
`;

/** A page of the developer site. */
export interface SitePage {
  /** Its path, which the navigation marks as current. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** HTML below the header; the caller escapes it. */
  readonly body: string;
  /** Query that the page has results for. */
  readonly query?: string;
  /** HTML at the end of the head, for a page with files of its own; it gets the nonce of the response. */
  readonly head?: (nonce: string) => string;
}

const places = [
  ['/getting-started', 'Getting started'],
  ['/guide', 'Guide'],
  ['/reference', 'Reference'],
  ['/engines', 'Engines'],
  ['/playground/', 'Playground'],
  ['/rules', 'Rules'],
  ['/publishing', 'Publishing'],
  ['/statistics', 'Statistics'],
  ['/money', 'Money'],
  ['/changelog', 'Changelog'],
  ['/downloads', 'Downloads'],
  ['/console', 'Console'],
] as const;

/** Longest query in characters; the search ignores the rest. */
export const QUERY_LENGTH = 100;

const script = readFileSync(join(projectRoot, 'server', 'publishing', 'developer-site', 'content', 'site.js'), 'utf8');

const link =
  (current: string) =>
  ([path, label]: readonly [string, string]): string =>
    `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${label}</a></li>`;

const searchForm = (query: string): string =>
  `<form role="search" action="/search"><label class="hidden" for="search-field">Search the documentation</label>` +
  `<input id="search-field" name="q" type="search" value="${escapeHtml(query)}" placeholder="Search" maxlength="${String(QUERY_LENGTH)}" ` +
  'autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" aria-keyshortcuts="/"></form>';

/** Renders a whole document in the portal's style; it also works without script. */
export const sitePage = (
  { path, title, description, body, query = '', head = () => '' }: SitePage,
  urls: PublicUrls,
  nonce: string,
): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - ${brand.siteName} for developers</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${urls.developerOrigin}${path}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossorigin>
<style nonce="${nonce}">${siteStyle}</style>${head(nonce)}</head>
<body><a class="skip" href="#content">Skip to content</a>
<header><div><a class="brand" href="/">${brand.siteName}<small>for developers</small></a>
${searchForm(query)}
<nav aria-label="Developer site"><ul>${places.map(link(path)).join('')}</ul></nav></div></header>
<main id="content" class="read" tabindex="-1">
${body}
</main>
<p class="hidden" id="status" role="status"></p>
<footer><a href="${urls.portal('')}">${brand.siteName}</a><a href="/sdk/${brand.identifier}.d.ts">Types</a><a href="${urls.portal('v1/openapi.json')}">API</a>
<p>© ${String(brand.copyrightYear)} ${brand.company}</p></footer>
<script nonce="${nonce}">${script}</script></body>
</html>
`;
