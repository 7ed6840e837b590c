import type { Avatar } from '../session/current-user';
import { countCharacters, hasVisibleText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { AliasProblem } from './alias-policy';
import { parseAlias } from './alias-policy';
import type { ProfileLink, ProfileLinkProblem } from './profile';
import { parseProfileLink, profileLinkLimits } from './profile';

type PhoneProblem = 'no-country' | 'not-a-number';

/** What people put between the digits of a number, and the zero of the area code that is dialled at home only. */
const FILLING = /\(0\)|[\s\u00a0().\-/\u2010-\u2013]/gu;
const COUNTRY = /^\+[1-9]/;
const E164 = /^\+[1-9][0-9]{6,14}$/;

/**
 * The phone number that a text means, in the form of E.164: a plus sign, the country's code, and 7 to 15 digits in all. `00` in front
 * stands for the plus sign. Undefined for an empty text, which is no number.
 * @rule 3.9 A phone number is international: a plus sign and 7 to 15 digits.
 */
export function parsePhone(text: string): Result<string | undefined, PhoneProblem> {
  const digits = text.normalize('NFKC').replace(FILLING, '').replace(/^00/, '+');
  if (digits === '') return ok(undefined);
  if (E164.test(digits)) return ok(digits);
  return err(/^\d+$/.test(digits) || (digits.startsWith('+') && !COUNTRY.test(digits)) ? 'no-country' : 'not-a-number');
}

/**
 * Most characters of what a player tells of themselves, counted as code points after NFC.
 * @rule 3.9 What a player tells of themselves has up to 500 characters.
 */
export const ABOUT_MAX = 500;

type AboutProblem = 'too-long' | 'control-character';

/** Controls but for line ends and tabs, which are spaces, and marks that turn the text around them. */
const CONTROL = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;
const TAB = /\t/g;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
/** One empty line parts two paragraphs; more would only take room. */
const EMPTY_LINES = /\n\s*\n/g;

/**
 * What a player tells of themselves, as it is kept: composed, trimmed, its lines ended by one character and parted by one empty line at
 * most; empty when nothing of it can be seen.
 * @rule 3.9 What a player tells of themselves is plain text without control characters.
 */
export function parseAbout(text: string): Result<string, AboutProblem> {
  const about = text.normalize('NFC').replace(TAB, ' ').replace(LINE_END, '\n').replace(EMPTY_LINES, '\n\n').trim();
  if (CONTROL.test(about)) return err('control-character');
  if (countCharacters(about) > ABOUT_MAX) return err('too-long');
  return ok(hasVisibleText(about) ? about : '');
}

/** What a player says of themselves, as it is typed: an empty text is none. */
export interface ProfileWords {
  readonly alias: string;
  readonly about: string;
  /** Of which every line that is wholly empty is left out. */
  readonly links: readonly ProfileLink[];
  readonly phone: string;
}

/** A player's own profile, with what is shown to nobody else. */
export interface OwnProfile extends ProfileWords {
  readonly avatar: Avatar;
  /** Whether the picture is one that the player has uploaded. */
  readonly uploaded: boolean;
}

/** What is wrong with one of the fields; links are counted from 0 as they were typed. */
export type ProfileProblem =
  | { readonly field: 'alias'; readonly kind: AliasProblem }
  | { readonly field: 'about'; readonly kind: AboutProblem }
  | { readonly field: 'phone'; readonly kind: PhoneProblem }
  | { readonly field: 'links'; readonly kind: 'too-many' }
  | { readonly field: 'link'; readonly at: number; readonly problem: ProfileLinkProblem };

const isBlank = ({ title, url }: ProfileLink): boolean => title.trim() === '' && url.trim() === '';

/**
 * A profile as it is kept: each field by its own policy, and all that is wrong at once.
 * @rule 3.9 A profile is kept only when every field of it is right.
 */
export function parseProfile(typed: ProfileWords): Result<ProfileWords, readonly ProfileProblem[]> {
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

/** All that a profile says, in one text. */
const written = ({ alias, about, links, phone }: ProfileWords): string => {
  const filled = links.filter((link) => !isBlank(link)).map(({ title, url }) => [title, url]);
  return JSON.stringify([alias, about, filled, phone]);
};

/**
 * Tells whether two profiles say the same, as they were typed.
 * @rule 3.9 Changes of a profile are unsaved until it says what is kept.
 */
export function sameProfile(one: ProfileWords, other: ProfileWords): boolean {
  return written(one) === written(other);
}
