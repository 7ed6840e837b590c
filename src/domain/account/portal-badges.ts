import type { ProfilePartItems } from './profile';

/** What the portal's badges are given for; what whoever looks may not see counts as nothing. */
export interface BadgeFacts {
  /** ISO 8601. */
  readonly joined: string;
  readonly premium: boolean;
  /** How many badges of games the player has. */
  readonly achievements: number;
  readonly reviews: number;
  /** How many games the player has played. */
  readonly games: number;
}

type PortalBadge = ProfilePartItems['badges'];

interface Step {
  readonly from: number;
  readonly badge: PortalBadge;
}

/** Of each row the last that is reached, the highest step first. */
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
  step(1, 'first-review', 'Critic', 'Wrote a first review.'),
];

const PREMIUM: PortalBadge = { slug: 'premium', title: 'Premium', description: 'Has premium now.' };

/**
 * The badges that the portal gives for what its records tell, of each row the highest: premium, whole years of membership, badges earned, games played and reviews.
 * @rule 3.4 The portal's badges follow from what is recorded of a player, and tell no more than the parts that they are given for.
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

/** How many anniversaries of a moment have passed, in UTC; `now` in milliseconds since 1970. */
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

/** Of a game: how many have played it, and how many of them have a badge of it. */
interface BadgeCounts {
  readonly holders: number;
  readonly players: number;
}

/** Smallest share that is told of a badge that somebody has, in percent, and how far from all of them one that somebody lacks stays. */
const LEAST = 0.1;
const ALL = 100;

/**
 * The percentage of a game's players who have a badge, with one decimal; undefined where nobody has played. Who has a badge counts as a player.
 * @rule 3.4 A badge tells which share of the game's players has it.
 */
export function badgeRarity({ holders, players }: BadgeCounts): number | undefined {
  const all = Math.max(holders, players);
  if (all <= 0) return undefined;
  if (holders <= 0) return 0;
  if (holders === all) return ALL;
  const share = Math.round((holders / all) * ALL * 10) / 10;
  return Math.min(Math.max(share, LEAST), ALL - LEAST);
}
