import { bridgeErrorCodes, bridgeErrorTexts, isRetryable } from '../../../src/domain/bridge/bridge-error';
import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../../messaging/mail/escape-html';
import type { SdkReference } from './sdk-reference';

type Entry = SdkReference[number];

const idOf = (name: string): string => `type-${name}`;

/** The code of a member, in which every name of the reference leads to its entry. */
function linked(code: string, names: ReadonlySet<string>, own: string): string {
  return code
    .split(/([A-Za-z]\w*)/)
    .map((part) => (names.has(part) && part !== own ? `<a href="#${idOf(part)}">${part}</a>` : escapeHtml(part)))
    .join('');
}

/** The words of a comment, in which `code` is marked. */
const told = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function entryBody(entry: Entry, names: ReadonlySet<string>): string {
  const { name, path, text, code, members } = entry;
  const title = path === '' ? name : path;
  const declared = code === '' ? '' : `<div class="member"><pre>${linked(code, names, name)}</pre></div>`;
  const listed = members.map(
    (one) =>
      `<div class="member"><pre>${linked(one.code, names, name)}</pre>${one.text === '' ? '' : `<p>${told(one.text)}</p>`}</div>`,
  );
  return (
    `<h2 id="${idOf(name)}"><code>${escapeHtml(title)}</code><a class="anchor" href="#${idOf(name)}" aria-label="Link to ${escapeHtml(title)}">#</a></h2>\n` +
    (text === '' ? '' : `<p>${told(text)}</p>\n`) +
    declared +
    listed.join('\n')
  );
}

/** Every code that a call can reject with. */
function errorsBody(): string {
  const rows = bridgeErrorCodes.map(
    (code) =>
      `<tr><td><code>${code}</code></td><td>${told(bridgeErrorTexts[code])}</td><td>${isRetryable(code) ? 'yes' : 'no'}</td></tr>`,
  );
  return (
    `<h2 id="errors">Error codes<a class="anchor" href="#errors" aria-label="Link to Error codes">#</a></h2>\n` +
    `<p>The <code>code</code> of a <code>${brand.siteName}Error</code>. <code>retryable</code> is true where the same call may succeed later.</p>\n` +
    `<table><thead><tr><th>Code</th><th>Reason</th><th>Retry</th></tr></thead><tbody>${rows.join('')}</tbody></table>\n`
  );
}

/** The reference as a page: what a game calls first, then the types that those calls name. */
export function referenceBody(reference: SdkReference): string {
  const names = new Set(reference.map(({ name }) => name));
  const contents = reference
    .map(({ name, path }) => `<li><a href="#${idOf(name)}">${escapeHtml(path === '' ? name : path)}</a></li>`)
    .join('');
  return (
    `<h1>Reference</h1>\n<p class="lead">Every call of the SDK, made from its types. Calls answer promises; what they reject with is a <code>${brand.siteName}Error</code>.</p>\n` +
    `<ul class="toc">${contents}<li><a href="#errors">Error codes</a></li></ul>\n${errorsBody()}${reference.map((entry) => entryBody(entry, names)).join('\n')}`
  );
}
