import type { GameScores, HolocadeSdk } from '../../index';
import type { Player } from '../common/player';
import { slugOf } from '../common/slug-of';
import { forPlayersOnly } from './for-players-only';
import { toHeyvrError } from './heyvr-refusal';

/** One row of a board as the heyVR SDK shows it. */
export interface HeyvrScore {
  /** The user name. */
  readonly user: string;
  /** From 1. */
  readonly rank: number;
  readonly score: number;
  /** ISO 8601. */
  readonly created_at: string;
}

/** The boards of the game, by their ids. */
export interface HeyvrLeaderboard {
  get(id: string, numScores?: number, page?: number): Promise<readonly HeyvrScore[]>;
  /** The rows around the player, of which the first can be somebody else's. */
  getMy(id: string, numScores?: number): Promise<readonly HeyvrScore[]>;
  /** True once the score is taken. */
  postScore(id: string, score: number): Promise<boolean>;
}

const rows = ({ scores }: GameScores): readonly HeyvrScore[] =>
  scores.map(({ username, rank, score, date }) => ({ user: username, rank, score, created_at: date }));

/** Only what was given: what is left out becomes the portal's default. */
const given = (size: number | undefined, page?: number) => ({
  ...(size === undefined ? {} : { size }),
  ...(page === undefined ? {} : { page }),
});

/** The boards, over the portal's own. */
export function heyvrLeaderboard({ leaderboard }: Pick<HolocadeSdk, 'leaderboard'>, player: Player): HeyvrLeaderboard {
  const forPlayers = forPlayersOnly(player);
  return {
    get: (id, numScores, page) =>
      toHeyvrError(async () => rows(await leaderboard.top(slugOf(id), given(numScores, page)))),
    getMy: (id, numScores) => forPlayers(async () => rows(await leaderboard.mine(slugOf(id), given(numScores)))),
    postScore: (id, score) =>
      forPlayers(async () => {
        await leaderboard.post(slugOf(id), score);
        return true;
      }),
  };
}
