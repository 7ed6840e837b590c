import { createHash } from 'node:crypto';
import { SAVED_PAGES_MARK } from '../../../src/domain/offline/offline-copy';
import { brand } from '../../../src/domain/shared/brand';
import { policyText } from '../../../src/domain/bridge/game-policy';
import { errorPageStyle } from './error-page-style';

const STYLE = `${errorPageStyle}
p{text-wrap:balance}
svg{width:96px;height:96px}
h2{margin:40px 0 12px;font-size:1rem;color:#b1b1b8}
ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
li a{display:block;padding:12px 20px;border-radius:16px;text-align:start}
`;

/** Loads the requested page once the browser has had a network for half a second, because a browser may report one for a moment. */
const SCRIPT = "addEventListener('online',()=>setTimeout(()=>{if(navigator.onLine)location.reload()},500))";

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content security policy of the offline page: it allows one style and one script, and loads nothing. */
export const offlinePagePolicy = policyText({
  'default-src': ["'none'"],
  'style-src': [hashOf(STYLE)],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'script-src': [hashOf(SCRIPT)],
});

/** Page in place of a page that is not stored on an offline device. The service worker inserts the stored pages. */
export const offlinePage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="dark"><title>You’re offline - ${brand.siteName}</title>
<style>${STYLE}</style><script>${SCRIPT}</script></head>
<body><main>
<svg viewBox="0 0 24 24" fill="none" stroke="url(#line)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<defs><linearGradient id="line" x2="1"><stop stop-color="#5ce1ff"/><stop offset=".55" stop-color="#8b6cff"/><stop offset="1" stop-color="#ff6ad5"/></linearGradient></defs>
<path d="m2 2 20 20M8.5 16.4a5 5 0 0 1 7 0M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.7M16.9 11.3l.9.6a10 10 0 0 1 1.7 1.3M5 12.9a10 10 0 0 1 5.2-2.7M12 20h.01"/></svg>
<h1>You’re offline</h1><p>This page isn’t saved on your device. Check your connection and try again.</p>
<nav aria-label="Next steps"><a href="">Try again</a><a href="/">Back to ${brand.siteName}</a></nav>
${SAVED_PAGES_MARK}
</main></body>
</html>
`;
