/** Of a game: how many have played it, and how many of them have a badge of it. */
export interface BadgeCounts {
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
