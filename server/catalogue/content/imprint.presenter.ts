import { brand } from '../../../src/domain/shared/brand';
import type { Config, Operator } from '../../platform/config/config';
import { renderMarkdown } from '../../platform/markdown/render-markdown';

/** As Markdown that says the same letter by letter, whatever marks the text has. */
const plain = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

const lines = (texts: readonly string[]): string => texts.map(plain).join('\\\n');

function untold({ name, address, contact }: Operator): string | undefined {
  const missing = [
    ...(name === undefined ? ['name'] : []),
    ...(address.length === 0 ? ['postal address'] : []),
    ...(contact === undefined ? ['e-mail address'] : []),
  ];
  const last = missing.pop();
  if (last === undefined) return undefined;
  return `The operator of this site has published no ${missing.length === 0 ? last : `${missing.join(', no ')} and no ${last}`}.`;
}

/** The imprint's first sections as HTML: who runs this portal and how to reach them, as far as the operator has told it. */
export function presentPublisher({ host, operator }: Pick<Config, 'host' | 'operator'>): string {
  const { name, address, details, contact } = operator;
  const site = `${plain(brand.siteName)} at ${plain(host)}`;
  const parts = [
    '## Publisher',
    name === undefined ? `This is ${site}.` : `${site} is run by:`,
    lines([...(name === undefined ? [] : [name]), ...address]),
    lines(details),
    untold(operator) ?? '',
    '## Contact',
    contact === undefined ? '' : `Write to [${plain(contact)}](<mailto:${encodeURI(contact)}>).`,
    'Give Feedback, at the foot of every page, reaches the operator without an e-mail program.',
  ];
  return renderMarkdown(parts.filter((part) => part !== '').join('\n\n'));
}
