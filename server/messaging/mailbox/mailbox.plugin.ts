import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AddressObject } from 'mailparser';
import { simpleParser } from 'mailparser';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import { momentText } from '../mail/moment-text';
import { mailboxFolder, mailboxStore } from './mailbox-store';

interface MailboxPage {
  readonly title: string;
  /** HTML of the page, already escaped. */
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

/** Renders a page of the mailbox without scripts. */
const mailboxPage = ({ title, body, nonce }: MailboxPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} - ${brand.siteName} mailbox</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main>
${body}
</main></body>
</html>
`;

/** A parsed email. */
interface StoredMail {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** Undefined without a date header. */
  readonly date: Date | undefined;
  readonly text: string;
  /** Empty without an HTML part. */
  readonly html: string;
  /** Raw header lines. */
  readonly headers: readonly string[];
}

const addressesOf = (field: AddressObject | AddressObject[] | undefined): readonly string[] =>
  [field ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => (address ? [address] : [])));

/** Parses a raw email. */
async function readMail(id: string, source: Buffer): Promise<StoredMail> {
  const mail = await simpleParser(source, { skipImageLinks: true, skipTextToHtml: true, skipHtmlToText: true });
  return {
    id,
    from: mail.from?.text ?? '',
    to: addressesOf(mail.to),
    subject: mail.subject ?? '',
    date: mail.date,
    text: mail.text ?? '',
    html: mail.html === false ? '' : mail.html,
    headers: mail.headerLines.map(({ line }) => line),
  };
}

const entry = ({ id, subject, to, date }: StoredMail): string => {
  const when = date ? ` · <time datetime="${date.toISOString()}">${momentText(date)}</time>` : '';
  const title = escapeHtml(subject === '' ? '(no subject)' : subject);
  return `<li><a href="/mails/${id}">${title}<small>to ${escapeHtml(to.join(', '))}${when}</small></a></li>`;
};

const empty = (recipient: string): string =>
  recipient === ''
    ? '<p>No emails yet. Sign up at the portal to get the first one.</p>'
    : `<p>No emails to ${escapeHtml(recipient)}. <a href="/">Show all emails</a></p>`;

/** Renders the list of emails in the given order. */
function mailboxList(mails: readonly StoredMail[], recipient: string, nonce: string): string {
  const list = mails.length > 0 ? `<ol>${mails.map(entry).join('\n')}</ol>` : empty(recipient);
  return mailboxPage({
    title: 'Emails',
    nonce,
    body: `<h1>Mailbox</h1>
<p>While ${brand.siteName} runs on your own machine, every email that it sends arrives here and nowhere else. The last 200 are stored. <a href="">Refresh</a></p>
<form action="/"><label>Recipient<input name="to" type="search" value="${escapeHtml(recipient)}" placeholder="somebody@example.org" autocomplete="off"></label><button>Filter</button></form>
${list}`,
  });
}

/** Renders the page of one email with both parts and its raw headers. */
function mailPage({ id, from, to, subject, date, text, html, headers }: StoredMail, nonce: string): string {
  const when = date ? `, ${momentText(date)}` : '';
  const shown =
    html === ''
      ? ''
      : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html" title="The email as HTML"></iframe>`;
  return mailboxPage({
    title: subject,
    nonce,
    body: `<p><a href="/">All emails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>From ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}${when}</p>
${shown}
<h2>As plain text</h2>
<pre>${escapeHtml(text)}</pre>
<details><summary>Headers</summary><pre>${escapeHtml(headers.join('\n'))}</pre></details>`,
  });
}

const NOTHING = ["default-src 'none'", "base-uri 'none'"] as const;

/** Content security policy of the mailbox's pages: one style sheet, a form to itself, and frames of emails. */
const mailboxPolicy = (nonce: string): string =>
  [...NOTHING, `style-src 'nonce-${nonce}'`, "frame-src 'self'", "form-action 'self'", "frame-ancestors 'none'"].join(
    '; ',
  );

/** Content security policy of an email: only styles, without scripts, forms and files. Links open in a new tab. */
const letterPolicy = [
  ...NOTHING,
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

interface ListQuery {
  readonly Querystring: { readonly to?: string | string[] };
}
interface MailParams {
  readonly Params: { readonly id: string };
}

/** Makes links of the email open outside the frame. */
const NEW_TAB = '<base target="_blank">';
const HEAD = '<head>';

const openingTabs = (html: string): string =>
  html.includes(HEAD) ? html.replace(HEAD, `${HEAD}${NEW_TAB}`) : `${NEW_TAB}${html}`;

/** Serves the development mailbox as pages, and as JSON for tests. */
export async function mailboxHost(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const store = mailboxStore({
    folder: mailboxFolder(deps.config.dataFolder),
    clock: deps.clock,
    random: deps.random,
  });

  const find = async (id: string): Promise<StoredMail | undefined> => {
    const source = await store.read(id);
    return source && readMail(id, source);
  };
  const requireMail = async (id: string): Promise<StoredMail> => {
    const mail = await find(id);
    if (!mail) throw new RefusalError(refusal.notFound('mail'));
    return mail;
  };
  const list = async (recipient: string): Promise<readonly StoredMail[]> => {
    const mails = await Promise.all((await store.names()).map(find));
    const wanted = recipient.toLowerCase();
    return mails
      .filter((mail) => mail !== undefined)
      .filter(({ to }) => wanted === '' || to.some((address) => address.toLowerCase() === wanted));
  };
  const send = (reply: FastifyReply, write: (nonce: string) => string): FastifyReply => {
    const nonce = deps.random.bytes(16).toString('base64');
    return reply
      .header('content-security-policy', mailboxPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(write(nonce));
  };
  const recipientOf = ({ to = '' }: ListQuery['Querystring']): string => ([to].flat()[0] ?? '').trim();

  app.get<ListQuery>('/', async ({ query }, reply) => {
    const recipient = recipientOf(query);
    const mails = await list(recipient);
    return send(reply, (nonce) => mailboxList(mails, recipient, nonce));
  });
  app.get<MailParams>('/mails/:id', async ({ params }, reply) => {
    const mail = await requireMail(params.id);
    return send(reply, (nonce) => mailPage(mail, nonce));
  });
  app.get<MailParams>('/mails/:id/html', async ({ params }, reply) => {
    const { html } = await requireMail(params.id);
    return reply
      .header('content-security-policy', letterPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(openingTabs(html));
  });
  app.get<ListQuery>('/api/mails', async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send(await list(recipientOf(query))),
  );
}
