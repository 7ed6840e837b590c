import type { Avatar } from '../session/current-user';
import type { AboutProblem } from './about-policy';
import { parseAbout } from './about-policy';
import type { AliasProblem } from './alias-policy';
import { parseAlias } from './alias-policy';
import type { PhoneProblem } from './phone-policy';
import { parsePhone } from './phone-policy';
import type { ProfileLink, ProfileLinkProblem } from './profile-link';
import { parseProfileLink, profileLinkLimits } from './profile-link';
import { err, ok } from '../shared/result';
import type { Result } from '../shared/result';

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
