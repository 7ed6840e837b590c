import type { Avatar } from '../session/current-user';
import { countCharacters, hasVisibleText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { AliasProblem } from './alias-policy';
import { parseAlias } from './alias-policy';
import type { ProfileLink, ProfileLinkProblem } from './profile';
import { parseProfileLink, profileLinkLimits } from './profile';

type PhoneProblem = 'no-country' | 'not-a-number';

/** Separators between the digits of a number, and the trunk zero that is dialled only domestically. */
const FILLING = /\(0\)|[\s\u00a0().\-/\u2010-\u2013]/gu;
const COUNTRY = /^\+[1-9]/;
const E164 = /^\+[1-9][0-9]{6,14}$/;

/**
 * Returns a phone number in E.164 form; undefined for an empty text. A leading `00` stands for the plus sign.
 * @rule 3.9 A phone number is international: a plus sign and 7 to 15 digits.
 */
export function parsePhone(text: string): Result<string | undefined, PhoneProblem> {
  const digits = text.normalize('NFKC').replace(FILLING, '').replace(/^00/, '+');
  if (digits === '') return ok(undefined);
  if (E164.test(digits)) return ok(digits);
  return err(/^\d+$/.test(digits) || (digits.startsWith('+') && !COUNTRY.test(digits)) ? 'no-country' : 'not-a-number');
}

/**
 * Maximum length of a player's description, in code points after NFC.
 * @rule 3.9 A player's description of themselves has up to 500 characters.
 */
export const ABOUT_MAX = 500;

type AboutProblem = 'too-long' | 'control-character';

/** Control characters except line feeds, and marks that reverse the text around them. */
const CONTROL = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;
const TAB = /\t/g;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
/** At most one empty line separates two paragraphs. */
const EMPTY_LINES = /\n\s*\n/g;

/**
 * Returns a description as it is stored: composed, trimmed, and with normalised line ends. Empty if it has no visible
 * character.
 * @rule 3.9 A player's description of themselves is plain text without control characters.
 */
export function parseAbout(text: string): Result<string, AboutProblem> {
  const about = text.normalize('NFC').replace(TAB, ' ').replace(LINE_END, '\n').replace(EMPTY_LINES, '\n\n').trim();
  if (CONTROL.test(about)) return err('control-character');
  if (countCharacters(about) > ABOUT_MAX) return err('too-long');
  return ok(hasVisibleText(about) ? about : '');
}

/** Fields of a player's profile as typed; an empty text is no value. */
export interface ProfileFields {
  readonly alias: string;
  readonly about: string;
  /** Lines that are completely empty are ignored. */
  readonly links: readonly ProfileLink[];
  readonly phone: string;
}

/** A player's own profile, including private fields. */
export interface OwnProfile extends ProfileFields {
  readonly avatar: Avatar;
  /** True if the player uploaded the picture. */
  readonly uploaded: boolean;
}

/** Problem with one field; links are counted from 0 as typed. */
export type ProfileProblem =
  | { readonly field: 'alias'; readonly kind: AliasProblem }
  | { readonly field: 'about'; readonly kind: AboutProblem }
  | { readonly field: 'phone'; readonly kind: PhoneProblem }
  | { readonly field: 'links'; readonly kind: 'too-many' }
  | { readonly field: 'link'; readonly at: number; readonly problem: ProfileLinkProblem };

const isBlank = ({ title, url }: ProfileLink): boolean => title.trim() === '' && url.trim() === '';

/**
 * Checks every field by its own policy; returns the profile to store, or all problems at once.
 * @rule 3.9 A profile is stored only if every field is valid.
 */
export function parseProfile(typed: ProfileFields): Result<ProfileFields, readonly ProfileProblem[]> {
  const alias = parseAlias(typed.alias);
  const about = parseAbout(typed.about);
  const phone = parsePhone(typed.phone);
  const problems: ProfileProblem[] = [];
  if (!alias.ok) problems.push({ field: 'alias', kind: alias.error });
  if (!about.ok) problems.push({ field: 'about', kind: about.error });
  if (!phone.ok) problems.push({ field: 'phone', kind: phone.error });
  const links: ProfileLink[] = [];
  for (const [at, link] of typed.links.entries()) {
    if (isBlank(link)) continue;
    const read = parseProfileLink(link);
    if (read.ok) links.push(read.value);
    else problems.push({ field: 'link', at, problem: read.error });
  }
  if (links.length > profileLinkLimits.links) problems.push({ field: 'links', kind: 'too-many' });
  if (!alias.ok || !about.ok || !phone.ok || problems.length > 0) return err(problems);
  return ok({ alias: alias.value ?? '', about: about.value, links, phone: phone.value ?? '' });
}

/** Returns all fields of a profile as one text. */
const written = ({ alias, about, links, phone }: ProfileFields): string => {
  const filled = links.filter((link) => !isBlank(link)).map(({ title, url }) => [title, url]);
  return JSON.stringify([alias, about, filled, phone]);
};

/**
 * True if two profiles are equal after normalisation of the typed texts.
 * @rule 3.9 A profile has unsaved changes until it equals the stored one.
 */
export function sameProfile(one: ProfileFields, other: ProfileFields): boolean {
  return written(one) === written(other);
}
