import type { ApiFailure } from '../../application/http/api-failure';
import type {
  BoardName,
  BoardTerms,
  LeaderboardGateway,
} from '../../application/leaderboards/leaderboard-gateway.port';
import type { HealthGateway } from '../../application/play/health-gateway.port';
import type { PlayGateway } from '../../application/play/play-gateway.port';
import type { PlayDetails, PlaySessionGateway } from '../../application/play/play-session-gateway.port';
import type { SaveGateway } from '../../application/saves/save-gateway.port';
import type { WireSave } from '../../contract/saves.contract';
import type { WirePagination } from '../../contract/wire-values';
import type { BoardStats, GameScore, GameScores, GameSave, GameSaves } from '../../domain/bridge/game-data';
import type { PostAnswer, PostStanding } from '../../domain/bridge/leaderboard-methods';
import type { WriteArguments } from '../../domain/bridge/save-methods';
import type { BoardHead } from '../../domain/leaderboards/board';
import type { ScoreVerdict } from '../../domain/leaderboards/score';
import type { PlaySessionId } from '../../domain/play/play-record';
import type { RuntimeHealth } from '../../domain/play/runtime-health';
import type { JsonValue } from '../../domain/saves/json';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';
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

export class HttpSaveGateway implements SaveGateway {
  constructor(private readonly http: HttpClient) {}

  async all(game: string): Promise<Result<GameSaves, ApiFailure>> {
    const answer = await this.http.send('savesAll', { params: { game } });
    return mapOk(answer, (slots) =>
      Object.fromEntries(Object.entries(slots).map(([slot, save]) => [slot, toGameSave(save)])),
    );
  }

  async load(game: string, slot: number, version?: number): Promise<Result<GameSave, ApiFailure>> {
    const query = version === undefined ? {} : { version };
    return mapOk(await this.http.send('saveLoad', { params: { game, slot: String(slot) }, query }), toGameSave);
  }

  async write(game: string, save: WriteArguments): Promise<Result<{ readonly version: number }, ApiFailure>> {
    const { slot, name, data, base } = save;
    return this.http.send('saveWrite', { params: { game }, body: { slot, name, data, base } });
  }

  async remove(game: string, slot: number): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('saveDelete', { params: { game }, body: { slot } }), discardValue);
  }

  async clear(game: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('savesClear', { params: { game } }), discardValue);
  }
}

function toGameSave({ name, data, version, created, updated }: WireSave): GameSave {
  // The server stores and returns JSON values only.
  return { name, data: data as JsonValue, version, createdAt: created, updatedAt: updated };
}

export class HttpPlaySessionGateway implements PlaySessionGateway {
  constructor(private readonly http: HttpClient) {}

  async start({ game, version, emulated }: PlayDetails): Promise<Result<PlaySessionId, ApiFailure>> {
    const body = { ...(version === undefined ? {} : { version }), emulated };
    return mapOk(await this.http.send('playSessionStart', { params: { game }, body }), ({ id }) => id as PlaySessionId);
  }

  async heartbeat(session: PlaySessionId): Promise<Result<boolean, ApiFailure>> {
    return mapOk(await this.http.send('playSessionHeartbeat', { params: { session } }), ({ open }) => open);
  }

  async end(session: PlaySessionId): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('playSessionEnd', { params: { session } }), discardValue);
  }
}

export class HttpHealthGateway implements HealthGateway {
  constructor(private readonly http: HttpClient) {}

  async send(game: string, version: string, health: RuntimeHealth): Promise<Result<void, ApiFailure>> {
    const { frames, scriptErrors, ...rest } = health;
    const errors = [...scriptErrors].map(([message, count]) => ({ message, count }));
    const body = { ...rest, version, scriptErrors: errors, frames: [...frames] };
    return mapOk(await this.http.send('buildHealth', { params: { game }, body }), discardValue);
  }
}

export class HttpPlayGateway implements PlayGateway {
  constructor(private readonly http: HttpClient) {}

  async countPlayed(game: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('gamePlayed', { params: { game } }), discardValue);
  }
}
