import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../mail/escape-html';

interface MailboxPage {
  readonly title: string;
  /** HTML of the page; whoever writes it escapes it. */
  readonly body: string;
  readonly nonce: string;
}

const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px;background:#0A0B14;color:rgba(255,255,255,.92);font:16px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto}
h1{margin:0 0 8px;font-size:28px;line-height:1.2;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:32px 0 12px;font-size:20px;letter-spacing:-.02em}
p{margin:0 0 20px;color:rgba(255,255,255,.68);overflow-wrap:anywhere}
a{color:#5CE1FF}
:is(a,input,button,iframe,summary):focus-visible{outline:3px solid #5CE1FF;outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0 0 24px}
label{flex:1 1 240px;font-size:14px;color:rgba(255,255,255,.68)}
input{display:block;width:100%;min-height:48px;margin-top:4px;padding:0 14px;border-radius:12px;border:1px solid rgba(255,255,255,.3);background:#141627;color:rgba(255,255,255,.92);font:inherit}
button{min-height:48px;padding:0 20px;border-radius:12px;border:1px solid rgba(255,255,255,.3);background:#1C1F36;color:inherit;font:inherit;font-weight:600;cursor:pointer}
ol{list-style:none;margin:0;padding:0;display:grid;gap:8px}
li a{display:block;padding:14px 16px;border-radius:12px;border:1px solid rgba(255,255,255,.08);background:#141627;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover{border-color:#5CE1FF}
li small{display:block;color:rgba(255,255,255,.68);font-size:14px}
iframe{display:block;width:100%;height:640px;border:1px solid rgba(255,255,255,.08);border-radius:20px;background:#fff}
pre{margin:0;padding:16px;border-radius:12px;border:1px solid rgba(255,255,255,.08);background:#141627;font:14px/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
summary{min-height:44px;padding:10px 0;cursor:pointer;font-size:20px;letter-spacing:-.02em}
`;

/** Writes a page of the mailbox in the portal's look; it works without script. */
export const mailboxPage = ({ title, body, nonce }: MailboxPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} - ${brand.siteName} mailbox</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main>
${body}
</main></body>
</html>
`;
