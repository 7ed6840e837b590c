import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import type { Letter, LetterLink, MailKind } from './letter';

/** An email in plain text and HTML. */
export interface ComposedMail {
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address of one-click unsubscribe (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

// Clients without style sheets show the same text, black on white.
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:24px 16px;background:#f3f4f9;color:#1a1c2b;font:16px/1.6 Inter,system-ui,Arial,sans-serif}',
  'main{max-width:560px;margin:0 auto;padding:28px;border-radius:20px;background:#fff}',
  '.brand{margin:0 0 24px;font-size:20px;font-weight:700}',
  'p{margin:0 0 16px;overflow-wrap:anywhere}',
  'a{color:#4b2fc4}',
  '.button{display:inline-block;padding:14px 24px;border-radius:12px;background:#4b2fc4;color:#fff;font-weight:600;text-decoration:none}',
  '.small{font-size:14px;color:#565a70}',
  '@media(prefers-color-scheme:dark){body{background:#0a0b14;color:#ececf2}main{background:#141627}a{color:#5ce1ff}.button{background:#8b6cff;color:#0a0b14}.small{color:#a5a8b8}}',
].join('');

const footer = (letter: Letter): string => `${letter.reason} It was sent by ${brand.siteName}, ${brand.company}.`;

const UNSUBSCRIBE_LABEL = 'Unsubscribe from these emails';

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const anchor = ({ label, url }: LetterLink, style = ''): string =>
  `<a${style} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

function htmlLinks(links: readonly LetterLink[]): string {
  const [link, ...more] = links;
  if (!link) return '';
  if (more.length > 0) return links.map((one) => `<p>${anchor(one)}</p>`).join('');
  const spelled = anchor({ label: link.url, url: link.url });
  return `<p>${anchor(link, ' class="button"')}</p><p class="small">If the button doesn’t work, open this link: ${spelled}</p>`;
}

const htmlUnsubscribe = ({ unsubscribeUrl: url }: Letter): string =>
  url === undefined ? '' : `<br>${anchor({ label: UNSUBSCRIBE_LABEL, url })}`;

const htmlPart = (letter: Letter): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(letter.subject)}</title><style>${STYLE}</style></head>`,
    `<body><main><p class="brand">${escapeHtml(brand.siteName)}</p>`,
    ...letter.opening.map(paragraph),
    letter.body?.html ?? '',
    htmlLinks(letter.links),
    ...letter.closing.map(paragraph),
    `<p class="small">${escapeHtml(footer(letter))}${htmlUnsubscribe(letter)}</p></main></body></html>`,
  ].join('');

const textUnsubscribe = ({ unsubscribeUrl: url }: Letter): string =>
  url === undefined ? '' : `\n${UNSUBSCRIBE_LABEL}:\n${url}`;

const textPart = (letter: Letter): string =>
  [
    ...letter.opening,
    ...(letter.body ? [letter.body.text] : []),
    ...letter.links.map(({ label, url }) => `${label}:\n${url}`),
    ...letter.closing,
    `-- \n${footer(letter)}${textUnsubscribe(letter)}`,
  ].join('\n\n');

/** Renders an email as HTML and as plain text with the same content. */
export function composeMail(letter: Letter): ComposedMail {
  const { kind, subject, unsubscribeUrl } = letter;
  const mail = { kind, subject, text: `${textPart(letter)}\n`, html: htmlPart(letter) };
  return unsubscribeUrl === undefined ? mail : { ...mail, unsubscribeUrl };
}
