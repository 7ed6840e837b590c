import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../mail/escape-html';
import { momentText } from '../mail/moment-text';
import { mailboxPage } from './mailbox-page';
import type { StoredMail } from './read-mail';

const entry = ({ id, subject, to, date }: StoredMail): string => {
  const when = date ? ` · <time datetime="${date.toISOString()}">${momentText(date)}</time>` : '';
  const title = escapeHtml(subject === '' ? '(no subject)' : subject);
  return `<li><a href="/mails/${id}">${title}<small>to ${escapeHtml(to.join(', '))}${when}</small></a></li>`;
};

const empty = (recipient: string): string =>
  recipient === ''
    ? '<p>No mail has come yet. Sign up at the portal, and the first one is here in a moment.</p>'
    : `<p>There is no mail to ${escapeHtml(recipient)}. <a href="/">Show all mails</a></p>`;

/** Writes the list of mails, those of one recipient or of all, in the given order. */
export function mailboxList(mails: readonly StoredMail[], recipient: string, nonce: string): string {
  const list = mails.length > 0 ? `<ol>${mails.map(entry).join('\n')}</ol>` : empty(recipient);
  return mailboxPage({
    title: 'Mails',
    nonce,
    body: `<h1>Mailbox</h1>
<p>While ${brand.siteName} runs on your own machine, every mail that it sends ends up here and nowhere else. The last 200 are kept; <a href="">look again</a> for new ones.</p>
<form action="/"><label>Recipient<input name="to" type="search" value="${escapeHtml(recipient)}" placeholder="somebody@example.org" autocomplete="off"></label><button>Filter</button></form>
${list}`,
  });
}
