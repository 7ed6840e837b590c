import type { ProfilePartItems } from './profile';

/** Numbers that earn portal badges; parts that the viewer may not see count as zero. */
export interface BadgeFacts {
  /** ISO 8601. */
  readonly joined: string;
  readonly premium: boolean;
  /** Number of achievements that the player has earned. */
  readonly achievements: number;
  readonly reviews: number;
  /** Number of games that the player has played. */
  readonly games: number;
}

type PortalBadge = ProfilePartItems['badges'];

interface Step {
  readonly from: number;
  readonly badge: PortalBadge;
}

/** Steps of one row, highest first; only the highest step reached is awarded. */
const COLLECTOR: readonly Step[] = [
  step(100, 'hundred-achievements', 'Treasure Hunter', 'Earned 100 achievements.'),
  step(10, 'ten-achievements', 'Collector', 'Earned 10 achievements.'),
];
const EXPLORER: readonly Step[] = [
  step(25, 'twenty-five-games', 'Globetrotter', 'Played 25 games.'),
  step(5, 'five-games', 'Explorer', 'Played 5 games.'),
];
const CRITIC: readonly Step[] = [
  step(10, 'ten-reviews', 'Columnist', 'Reviewed 10 games.'),
  step(1, 'first-review', 'Critic', 'Wrote their first review.'),
];

const PREMIUM: PortalBadge = { slug: 'premium', title: 'Premium', description: 'Is a Premium member.' };

/**
 * Returns the portal's badges, the highest of each row: premium, years of membership, achievements, games played and
 * reviews.
 * @rule 3.4 The portal's badges follow from stored numbers, and never reveal a part that the player hides.
 */
export function portalBadges(facts: BadgeFacts, now: number): readonly PortalBadge[] {
  return [
    facts.premium ? PREMIUM : undefined,
    membership(wholeYears(facts.joined, now)),
    reached(COLLECTOR, facts.achievements),
    reached(EXPLORER, facts.games),
    reached(CRITIC, facts.reviews),
  ].filter((badge) => badge !== undefined);
}

/** Returns the number of anniversaries that have passed, in UTC; `now` in milliseconds since 1970. */
export function wholeYears(since: string, now: number): number {
  const from = new Date(since);
  const to = new Date(now);
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const anniversary = new Date(from.getTime());
  anniversary.setUTCFullYear(to.getUTCFullYear());
  return Math.max(0, anniversary.getTime() <= now ? years : years - 1);
}

function membership(years: number): PortalBadge | undefined {
  if (years < 1) return undefined;
  const time = years === 1 ? '1 year' : `${String(years)} years`;
  return { slug: 'member', title: `Member for ${time}`, description: `Joined more than ${time} ago.` };
}

function step(from: number, slug: string, title: string, description: string): Step {
  return { from, badge: { slug, title, description } };
}

function reached(steps: readonly Step[], count: number): PortalBadge | undefined {
  return steps.find(({ from }) => count >= from)?.badge;
}

/** Number of a game's players, and of those who have one achievement. */
interface AchievementCounts {
  readonly holders: number;
  readonly players: number;
}

/** Smallest distance of a rarity from 0 and from 100 percent, unless it is exact. */
const MIN_DISTANCE = 0.1;
const ALL = 100;

/**
 * Returns the share of a game's players who have an achievement, in percent with one decimal. Undefined if nobody has
 * played; every holder counts as a player.
 * @rule 3.4 An achievement shows the share of the game's players who have it.
 */
export function achievementRarity({ holders, players }: AchievementCounts): number | undefined {
  const all = Math.max(holders, players);
  if (all <= 0) return undefined;
  if (holders <= 0) return 0;
  if (holders === all) return ALL;
  const share = Math.round((holders / all) * ALL * 10) / 10;
  return Math.min(Math.max(share, MIN_DISTANCE), ALL - MIN_DISTANCE);
}
