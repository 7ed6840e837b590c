import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { COMMENT_ACCESS } from '../domain/community/profile-comment';
import { wireEarned, wirePortalBadges } from './account-pages.contract';
import { ACTIVITY_KINDS } from '../domain/account/activity';
import { RELATIONSHIP_STATUSES } from '../domain/friends/relationship-status';
import { wireDate, wireTitled } from './wire-values';

/** A part of a profile: null when the caller may not see it, and an empty list when there is nothing yet. */
const part = <T extends z.ZodMiniType>(item: T) => z.nullable(z.array(item));

/** Somebody by name and picture; without an alias the user name stands for it. */
export const wirePerson = z.object({
  username: z.string(),
  alias: z.string(),
  avatar: z.object({ tn: z.string(), sm: z.string(), sd: z.string() }),
});

/** A link on a profile; the address is https. */
export const wireProfileLink = z.object({ title: z.string(), url: z.string() });

/** A player as somebody may see them. */
export const wireProfile = z.extend(wirePerson, {
  /** What the player tells of themselves: plain text, empty for nothing. */
  about: z.string(),
  links: z.array(wireProfileLink),
  joined: wireDate,
  /** Whether the player is a premium player now. */
  premium: z.boolean(),
  /** What stands between the caller and the player; null to a visitor and to oneself. */
  tie: z.nullable(z.enum(RELATIONSHIP_STATUSES)),
  /** How many follow the player; null where the player lets nobody follow. */
  followers: z.nullable(z.int()),
  /** Whether the caller follows the player. */
  following: z.boolean(),
  /** How far the comments on the profile are open to the caller. */
  wall: z.enum(COMMENT_ACCESS),
  /** What the portal itself has given for what the caller may see. */
  badges: z.nullable(wirePortalBadges),
  /** Earned in games, newest first, with the game each belongs to. */
  achievements: part(wireEarned),
  /** Games by when they were last played. */
  history: part(z.object({ game: wireTitled, played: wireDate })),
  /** What the player has done, as far as the caller may know, newest first; `url` is a path of the portal, or null. */
  activity: part(
    z.object({ kind: z.enum(ACTIVITY_KINDS), text: z.string(), url: z.nullable(z.string()), date: wireDate }),
  ),
  friends: part(wirePerson),
  inventory: part(z.object({ item: wireTitled, game: wireTitled, count: z.int() })),
});

export const communityProfile = defineCall({
  method: 'GET',
  path: '/v1/public/user/community/profile/{user}',
  access: 'anyone',
  summary:
    'What a player’s privacy settings let the caller see of them; 403 when the whole profile is hidden, 404 when there is nobody.',
  params: z.object({
    /** A user name, in any case. */
    user: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  data: wireProfile,
});
