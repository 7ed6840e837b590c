import { escapeHtml } from '../mail/escape-html';
import { momentText } from '../mail/moment-text';
import { mailboxPage } from './mailbox-page';
import type { StoredMail } from './read-mail';

/** Writes the page of one mail: both of its parts, and its headers as they came. */
export function mailPage({ id, from, to, subject, date, text, html, headers }: StoredMail, nonce: string): string {
  const when = date ? `, ${momentText(date)}` : '';
  const shown =
    html === ''
      ? ''
      : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html" title="The mail as HTML"></iframe>`;
  return mailboxPage({
    title: subject,
    nonce,
    body: `<p><a href="/">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>From ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}${when}</p>
${shown}
<h2>As plain text</h2>
<pre>${escapeHtml(text)}</pre>
<details><summary>Headers</summary><pre>${escapeHtml(headers.join('\n'))}</pre></details>`,
  });
}
