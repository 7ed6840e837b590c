import { createHash } from 'node:crypto';

/** Style of the standalone error page: the portal's background with system fonts. */
export const errorPageStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:radial-gradient(60% 50% at 50% 35%,#1c1f36,#0a0b14);color:#ebebed;font:1rem/1.6 system-ui,sans-serif;text-align:center}
main{max-width:34rem;overflow-wrap:anywhere}
.status{margin:0;font-size:clamp(4.5rem,18vw,8rem);font-weight:700;line-height:1;color:#5ce1ff;background:linear-gradient(100deg,#5ce1ff,#8b6cff 55%,#ff6ad5) text;-webkit-text-fill-color:transparent}
h1{margin:16px 0 8px;font-size:1.75rem;line-height:1.2}
p{margin:0;color:#b1b1b8}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:12px;margin-top:32px}
a{padding:12px 24px;border-radius:999px;background:#1c1f36;box-shadow:inset 0 0 0 1px #33364b;color:#ebebed;font-weight:600;text-decoration:none}
a:hover{background:#262a47}
a:focus-visible{outline:2px solid #5ce1ff;outline-offset:2px}
@media (forced-colors:active){.status{-webkit-text-fill-color:currentColor;background:none}a{border:1px solid}}
`;

const hash = createHash('sha256').update(errorPageStyle).digest('base64');

/** Content security policy of the error page: it allows one style and loads nothing. */
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
