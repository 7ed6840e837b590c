import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../../../src/domain/shared/escape-html';

/** A page outside the portal's client: no scripts or files, one small style sheet. */
export interface PlainPage {
  readonly title: string;
  /** HTML below the heading; the caller escapes it. */
  readonly body: string;
  readonly nonce: string;
}

const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#0A0B14;color:rgba(255,255,255,.92);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;padding:28px;border-radius:20px;background:#141627;border:1px solid rgba(255,255,255,.08);box-shadow:0 12px 32px rgba(3,4,12,.55)}
h1{margin:0 0 8px;font-size:28px;line-height:1.2;letter-spacing:-.02em}
p{margin:0 0 16px;color:rgba(255,255,255,.68)}
a{color:#5CE1FF}
p:has(+script){margin:0}
p:has(+script) a{display:inline-block;padding:10px 0}
form{margin:0}
ul{list-style:none;margin:0 0 20px;padding:0;display:grid;gap:8px}
label{display:block;margin-bottom:6px;font-size:14px}
input{width:100%;min-height:48px;padding:0 14px;border-radius:12px;border:1px solid rgba(255,255,255,.3);background:#0A0B14;color:inherit;font:inherit}
button{min-height:48px;width:100%;padding:8px 16px;border-radius:12px;border:1px solid rgba(255,255,255,.16);background:#1C1F36;color:inherit;font:inherit;text-align:left;cursor:pointer}
button:hover{border-color:#5CE1FF}
:is(a,button,input):focus-visible{outline:3px solid #5CE1FF;outline-offset:2px}
button small{display:block;color:rgba(255,255,255,.68)}
.main{margin-top:12px;text-align:center;border-color:transparent;background:linear-gradient(100deg,#5CE1FF,#8B6CFF 55%,#FF6AD5) border-box;color:#0A0B14;font-weight:600}
.quiet{margin-top:8px;text-align:center;background:none}
hr{margin:20px 0;border:0;border-top:1px solid rgba(255,255,255,.08)}
`;

/** Renders a page in the portal's style that works without scripts. */
export function plainPage({ title, body, nonce }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} - ${brand.siteName}</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;
}
