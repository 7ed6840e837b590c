import type { ProfilePart } from '../../../src/domain/account/profile';
import { visibleParts } from '../../../src/domain/account/profile';
import type { Relation } from '../../../src/domain/account/privacy';
import { canMessage } from '../../../src/domain/account/privacy';
import { commentAccessFor } from '../../../src/domain/community/profile-comment';
import { visibleActivity } from '../../../src/domain/account/activity';
import { portalBadges } from '../../../src/domain/account/portal-badges';
import { isPremium } from '../../../src/domain/session/current-user';
import { readSettings } from '../../../src/domain/session/read-settings';
import { listPlayedGames } from '../../identity/account/played-games.repository';
import type { Executor } from '../../platform/database/executor';
import { listBelongings } from '../../commerce/inventory/owned-item.repository';
import { listActivity } from '../../identity/account/activity.repository';
import { countFacts } from '../../identity/account/badge-facts.repository';
import { hasWritten } from '../inbox/conversation.repository';
import type { ShownParts } from './profile.presenter';
import type { ProfileRow } from './profile.repository';
import { listEarned, listFriends, MAX_SHOWN } from './profile.repository';

/** Maximum number of activities on a profile. */
const MAX_ACTIVITY = 40;

interface View {
  readonly row: ProfileRow;
  /** The viewer's relation to the player. */
  readonly relation: Relation;
  /** The viewer. Friends are listed only if their own settings allow it. */
  readonly callerId: string | undefined;
  readonly now: Date;
}

/** Returns a player's portal badges. Badges based on hidden parts are left out. */
async function badgesOf(executor: Executor, row: ProfileRow, shown: readonly ProfilePart[], now: Date) {
  const { achievements, games, reviews } = await countFacts(executor, row.id);
  const facts = {
    reviews,
    achievements: shown.includes('achievements') ? achievements : 0,
    games: shown.includes('history') ? games : 0,
    joined: row.createdAt.toISOString(),
    premium: isPremium({ premiumUntil: row.premiumUntil?.toISOString() }, now.getTime()),
  };
  return portalBadges(facts, now.getTime());
}

/** Loads the visible parts of a profile. Hidden parts are not queried. */
export async function readParts(
  executor: Executor,
  { row, relation, callerId, now }: View,
): Promise<Omit<ShownParts, 'tie'>> {
  const settings = readSettings(row.settings);
  const shown = visibleParts(settings, relation);
  const kinds = shown.includes('activity') ? visibleActivity(settings, relation) : [];
  const { followers, following } = row;
  // The number of followers is hidden if the player does not allow followers.
  const follows = settings.privacy.followers ? { followers, following } : { followers: null, following: false };
  const [earned, played, friends, belongings, activity, badges, wasWrittenTo] = await Promise.all([
    shown.includes('achievements') ? listEarned(executor, row.id) : [],
    shown.includes('history') ? listPlayedGames(executor, row.id, now, MAX_SHOWN) : [],
    shown.includes('friends') ? listFriends(executor, row.id, callerId) : [],
    shown.includes('inventory') ? listBelongings(executor, row.id, now) : [],
    listActivity(executor, { accountId: row.id, kinds, callerId, before: undefined, limit: MAX_ACTIVITY }),
    shown.includes('badges') ? badgesOf(executor, row, shown, now) : [],
    callerId !== undefined && hasWritten(executor, { callerId, otherId: row.id }),
  ]);
  return {
    shown,
    follows,
    wall: commentAccessFor(settings, relation),
    messageable: canMessage(settings, relation, wasWrittenTo),
    earned,
    played,
    friends,
    belongings,
    activity,
    badges,
  };
}
