import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { COMMENT_ACCESS } from '../domain/account/profile';
import { wireEarned, wirePortalBadges } from './account-pages.contract';
import { ACTIVITY_KINDS } from '../domain/account/activity';
import { RELATIONSHIP_STATUSES } from '../domain/friends/relationship';
import { orNull, wireDate, wireTitled } from './wire-values';

/** A section of a profile: null if hidden from the caller, an empty list if it has no entries. */
const part = <T extends z.ZodMiniType>(item: T) => orNull(z.array(item));

/** A player’s name and picture; the username replaces a missing alias. */
export const wirePerson = z.object({
  username: z.string(),
  alias: z.string(),
  avatar: z.object({ tn: z.string(), sm: z.string(), sd: z.string() }),
});

/** A link on a profile; the address is https. */
export const wireProfileLink = z.object({ title: z.string(), url: z.string() });

/** A player’s profile as visible to the caller. */
export const wireProfile = z.extend(wirePerson, {
  /** Plain-text description by the player; may be empty. */
  about: z.string(),
  links: z.array(wireProfileLink),
  joined: wireDate,
  /** True while the player has premium. */
  premium: z.boolean(),
  /** Relationship between the caller and the player; null for visitors and for the own profile. */
  tie: orNull(z.enum(RELATIONSHIP_STATUSES)),
  /** Number of followers; null if the player does not allow followers. */
  followers: orNull(z.int()),
  /** True if the caller follows the player. */
  following: z.boolean(),
  /** Caller’s access to the profile comments. */
  wall: z.enum(COMMENT_ACCESS),
  /** True if the player accepts messages from the caller. */
  messageable: z.boolean(),
  /** Portal badges, limited to data that the caller may see. */
  badges: orNull(wirePortalBadges),
  /** Achievements earned in games, newest first, each with its game. */
  achievements: part(wireEarned),
  /** Played games, last played first. */
  history: part(z.object({ game: wireTitled, played: wireDate })),
  /** Activities visible to the caller, newest first; `url` is a path of the portal, or null. */
  activity: part(z.object({ kind: z.enum(ACTIVITY_KINDS), text: z.string(), url: orNull(z.string()), date: wireDate })),
  friends: part(wirePerson),
  inventory: part(z.object({ item: wireTitled, game: wireTitled, count: z.int() })),
});

export const communityProfile = defineCall({
  method: 'GET',
  path: '/v1/public/user/community/profile/{user}',
  access: 'anyone',
  summary:
    'Returns the parts of a player’s profile that are visible to the caller; 403 if the whole profile is hidden, 404 for an unknown player.',
  params: z.object({
    /** Username, case-insensitive. */
    user: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  data: wireProfile,
});
