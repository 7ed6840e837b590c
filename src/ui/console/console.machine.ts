import type { ComparedVersions } from '../../domain/console/build-comparison';
import type { Build, ConsoleGame, GivenRole, Member } from '../../domain/console/console';
import type { MemberRole, ServerAction, TokenAction } from '../../domain/console/member-role';
import { mayAct } from '../../domain/console/member-role';
import { isSlug, SLUG_MAX } from '../../domain/shared/slug';

/** Proposes the slug of a developer's name; empty if the name has no Latin letters or digits. */
export function proposeSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return words
    .slice(0, SLUG_MAX + 1)
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/-+$/, '');
}

/** Returns the problem of a typed slug. */
export function slugProblem(slug: string): string | undefined {
  if (slug === '') return 'Enter an address.';
  return isSlug(slug) ? undefined : 'Use lower-case letters and digits, joined by single hyphens.';
}

/** Returns the problem of a developer's name. */
export function nameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Enter a name.' : undefined;
}

/** Returns the build that opens after a roll back; undefined if the opening build is the only active one. */
export function rollbackTarget(builds: readonly Build[]): Build | undefined {
  return builds.find(({ state }) => state === 'active');
}

/** Returns the build that opens by default. */
export function openingBuild(builds: readonly Build[]): Build | undefined {
  return builds.find(({ state }) => state === 'opens');
}

/** Returns the versions of a comparison of a build with the opening one, the older first; undefined for the opening build. */
export function comparedVersions(builds: readonly Build[], build: Build): ComparedVersions | undefined {
  const opening = openingBuild(builds);
  if (opening === undefined || opening === build) return undefined;
  const isNewer = builds.indexOf(build) < builds.indexOf(opening);
  return isNewer ? { a: opening.version, b: build.version } : { a: build.version, b: opening.version };
}

/** Actions for a member in the list. Only owners change others; everybody else may leave. */
export interface MemberOffers {
  readonly changesRole: boolean;
  readonly removes: boolean;
  readonly leaves: boolean;
}

/** Returns the actions of a player with this role for a member. The last owner keeps the role and stays. */
export function memberOffers(role: MemberRole, member: Member, members: readonly Member[]): MemberOffers {
  const owners = members.filter((other) => other.role === 'owner').length;
  const isLastOwner = member.role === 'owner' && owners <= 1;
  const mayChange = mayAct(role, 'members.change');
  return {
    changesRole: mayChange && !isLastOwner,
    removes: mayChange && !member.self && !isLastOwner,
    leaves: member.self && !isLastOwner,
  };
}

/** Texts of roles. */
export const roleTexts: Readonly<Record<MemberRole, { readonly name: string; readonly text: string }>> = {
  owner: { name: 'Owner', text: 'Manages members, tokens, payouts, games and builds' },
  publisher: { name: 'Publisher', text: 'Publishes builds and announcements, answers reviews and messages' },
  analyst: { name: 'Analyst', text: 'Sees games, builds, reviews, statistics, scores and money' },
  support: { name: 'Support', text: 'Answers reviews and messages, decides about scores, sees games and builds' },
  member: { name: 'Member', text: 'Publishes builds and announcements, answers reviews and messages' },
};

/** Role that a select shows for a member; `member` is a publisher of earlier releases. */
export function givenRole(role: MemberRole): GivenRole {
  return role === 'member' ? 'publisher' : role;
}

/** Words and colours of a game's state. */
export const gameStates: Readonly<
  Record<ConsoleGame['state'], { readonly word: string; readonly tone: 'success' | 'info' | 'plain' | 'danger' }>
> = {
  published: { word: 'Published', tone: 'success' },
  new: { word: 'Draft only', tone: 'info' },
  unpublished: { word: 'Unpublished', tone: 'plain' },
  'taken-down': { word: 'Taken down', tone: 'danger' },
};

/** Words and colours of a build's state. */
export const buildStates: Readonly<
  Record<Build['state'], { readonly word: string; readonly tone: 'success' | 'info' | 'plain' }>
> = {
  opens: { word: 'Opens by default', tone: 'success' },
  active: { word: 'Active', tone: 'info' },
  inactive: { word: 'Inactive', tone: 'plain' },
};

/** Texts of the actions of a game's own server. */
export const serverActionTexts: Readonly<Record<ServerAction, { readonly name: string; readonly text: string }>> = {
  'purchases.read': { name: 'Read purchases', text: 'Lists and verifies the purchases of a player.' },
  'items.grant': { name: 'Grant items', text: 'Gives items of your catalogue to players, without coins.' },
  'boards.read': { name: 'Read boards', text: 'Reads pages of your boards.' },
  'boards.write': { name: 'Write scores', text: 'Stores scores of players who are not playing.' },
};

/** Returns the actions of a token in words. */
export function tokenActionsText(actions: readonly TokenAction[]): string {
  const builds = actions.includes('builds.publish') ? 'Publishes builds' : 'Reads builds';
  const names = Object.entries(serverActionTexts).flatMap(([action, { name }]) =>
    actions.some((one) => one === action) ? [name.toLowerCase()] : [],
  );
  return [builds, ...names].join(', ');
}

/** Least and greatest days until a token expires. */
const TOKEN_DAYS = { least: 1, most: 365 } as const;

/** Returns the problem of the days of a token, as typed. */
export function daysProblem(text: string): string | undefined {
  const days = Number(text);
  const isValid = /^\d+$/.test(text.trim()) && days >= TOKEN_DAYS.least && days <= TOKEN_DAYS.most;
  return isValid ? undefined : `Enter a number from ${String(TOKEN_DAYS.least)} to ${String(TOKEN_DAYS.most)}.`;
}

/** Returns a time in UTC as a field of date and time takes it, to the minute; empty without a time. */
export function timeField(iso: string | undefined): string {
  return iso?.slice(0, '2026-11-27T18:30'.length) ?? '';
}

/** Path on the portal that leads back to a page of the console after a login; `path` starts with a slash. */
export function loginPath(path: string): string {
  const back = path === '/' ? '' : path;
  return `/auth/login?redirect_to=${encodeURIComponent(`/developer/console${back}`)}`;
}
