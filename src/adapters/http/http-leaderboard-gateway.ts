import type { ApiFailure } from '../../application/http/api-failure';
import type {
  BoardName,
  BoardTerms,
  LeaderboardGateway,
} from '../../application/leaderboards/leaderboard-gateway.port';
import type { WirePagination } from '../../contract/wire-values';
import type { BoardStats, GameScore, GameScores } from '../../domain/bridge/game-score';
import type { PostAnswer, PostStanding } from '../../domain/bridge/leaderboard-methods';
import type { BoardHead } from '../../domain/leaderboards/board';
import type { ScoreVerdict } from '../../domain/leaderboards/score';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
import { toPagination } from './pagination.mapper';

interface WireScores {
  readonly board: string;
  readonly scores: readonly GameScore[];
  readonly pagination: WirePagination;
}

export class HttpLeaderboardGateway implements LeaderboardGateway {
  constructor(private readonly http: HttpClient) {}

  async list(game: string): Promise<Result<readonly BoardHead[], ApiFailure>> {
    return mapOk(await this.http.send('boardList', { params: { game } }), (boards) =>
      boards.map(({ board, ...head }) => ({ slug: board, ...head })),
    );
  }

  async top(name: BoardName, size: number, page: number): Promise<Result<GameScores, ApiFailure>> {
    return mapOk(await this.http.send('boardScores', { params: sized(name, size), query: { page } }), toGameScores);
  }

  async friends(name: BoardName, size: number): Promise<Result<GameScores, ApiFailure>> {
    return mapOk(await this.http.send('boardFriends', { params: sized(name, size) }), toGameScores);
  }

  async mine(name: BoardName, size: number): Promise<Result<GameScores, ApiFailure>> {
    return mapOk(await this.http.send('boardMine', { params: sized(name, size) }), toGameScores);
  }

  async stats(name: BoardName): Promise<Result<BoardStats, ApiFailure>> {
    return mapOk(await this.http.send('boardStats', { params: { ...name } }), ({ entries, best, average, rank }) => ({
      entries,
      ...(best === null ? {} : { best }),
      ...(average === null ? {} : { average }),
      ...(rank === null ? {} : { rank }),
    }));
  }

  async terms(name: BoardName): Promise<Result<BoardTerms, ApiFailure>> {
    return mapOk(await this.http.send('boardStats', { params: { ...name } }), ({ order, since }) =>
      since === null ? { order } : { order, since },
    );
  }

  async post(name: BoardName, score: number): Promise<Result<PostAnswer, ApiFailure>> {
    const answer = await this.http.send('boardPost', { params: { ...name }, body: { score } });
    return mapOk(answer, ({ improved, standing }) => ({ improved, standing: placeOf(improved, standing) }));
  }
}

function placeOf(improved: boolean, standing: ScoreVerdict): PostStanding {
  if (standing === 'listed') return improved ? 'improved' : 'worse';
  return standing === 'quarantined' ? 'set-aside' : 'emulated';
}

function sized({ game, board }: BoardName, size: number) {
  return { game, board, size: String(size) };
}

function toGameScores({ board, scores, pagination }: WireScores): GameScores {
  return { board, scores, pagination: toPagination(pagination) };
}
