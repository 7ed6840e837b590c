import { countCharacters } from '../shared/count-characters';
import { hasVisibleText } from '../shared/has-visible-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** A link on a profile. */
export interface ProfileLink {
  /** What it is called; 1 to 40 characters. */
  readonly title: string;
  /** `https:` address; up to 200 characters. */
  readonly url: string;
}

/**
 * Most links of one profile, and most characters of a title and of an address.
 * @rule 3.9 A profile has up to 5 links, each with a title of up to 40 characters and an address of up to 200.
 */
export const profileLinkLimits = { links: 5, title: 40, url: 200 } as const;

export type ProfileLinkProblem =
  | { readonly field: 'title'; readonly kind: 'missing' | 'too-long' | 'control-character' }
  | { readonly field: 'url'; readonly kind: 'missing' | 'too-long' | 'not-https' | 'no-address' };

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A name with a dot that ends in letters: no number of a machine, no `localhost`, and nobody's user name before it. */
const ADDRESS = new RegExp(
  String.raw`^(https):\/\/((?:${LABEL}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59}))(:\d{1,5})?([/?#][^\s\p{C}\\"<>^\x60{|}]*)?$`,
  'iu',
);

/** The host that a link leads to, as it is shown beside its title; undefined for what is no address of a link. */
export function linkHost(url: string): string | undefined {
  return ADDRESS.exec(url)?.[2]?.toLowerCase();
}

/**
 * The link that two texts mean; `https://` may be left out, and the host is written in small letters.
 * @rule 3.9 A link of a profile leads to a named host over https.
 */
export function parseProfileLink(typed: ProfileLink): Result<ProfileLink, ProfileLinkProblem> {
  const title = typed.title.normalize('NFC').trim();
  if (!hasVisibleText(title)) return err({ field: 'title', kind: 'missing' });
  if (CONTROL.test(title)) return err({ field: 'title', kind: 'control-character' });
  if (countCharacters(title) > profileLinkLimits.title) return err({ field: 'title', kind: 'too-long' });
  const text = typed.url.normalize('NFC').trim();
  if (text === '') return err({ field: 'url', kind: 'missing' });
  const address = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text) ? text : `https://${text}`;
  if (!/^https:/i.test(address)) return err({ field: 'url', kind: 'not-https' });
  const [, , host, port = '', rest = ''] = ADDRESS.exec(address) ?? [];
  if (host === undefined) return err({ field: 'url', kind: 'no-address' });
  const url = `https://${host.toLowerCase()}${port}${rest}`;
  if (countCharacters(url) > profileLinkLimits.url) return err({ field: 'url', kind: 'too-long' });
  return ok({ title, url });
}
