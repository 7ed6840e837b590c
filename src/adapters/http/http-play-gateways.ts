import type * as z from 'zod/mini';
import type { PlayerTokenGateway } from '../../application/bridge/player-token-gateway.port';
import type { BoardName, LeaderboardGateway } from '../../application/leaderboards/leaderboard-gateway.port';
import type { HealthGateway } from '../../application/play/health-gateway.port';
import type { PlayGateway } from '../../application/play/play-gateway.port';
import type { PlaySessionGateway } from '../../application/play/play-session-gateway.port';
import type { SaveGateway } from '../../application/saves/save-gateway.port';
import type { wireSave } from '../../contract/saves.contract';
import type { GameSave } from '../../domain/bridge/game-data';
import type { PostStanding } from '../../domain/bridge/leaderboard-methods';
import type { ScoreVerdict } from '../../domain/leaderboards/score';
import type { PlaySessionId } from '../../domain/play/play-record';
import type { JsonValue } from '../../domain/saves/json';
import type { HttpClient } from './http-client';
import { toPage } from './pagination.mapper';

export const httpLeaderboardGateway = (http: HttpClient): LeaderboardGateway => ({
  list: (game) =>
    http.send('boardList', { params: { game } }, (boards) =>
      boards.map(({ board, ...head }) => ({ slug: board, ...head })),
    ),
  top: (name, size, page) => http.send('boardScores', { params: sized(name, size), query: { page } }, toPage),
  friends: (name, size) => http.send('boardFriends', { params: sized(name, size) }, toPage),
  mine: (name, size) => http.send('boardMine', { params: sized(name, size) }, toPage),
  stats: (name) =>
    http.send('boardStats', { params: { ...name } }, ({ entries, best, average, rank }) => ({
      entries,
      ...(best === undefined ? {} : { best }),
      ...(average === undefined ? {} : { average }),
      ...(rank === undefined ? {} : { rank }),
    })),
  terms: (name) =>
    http.send('boardStats', { params: { ...name } }, ({ order, since }) =>
      since === undefined ? { order } : { order, since },
    ),
  startRun: (name) => http.send('boardRun', { params: { ...name } }),
  post: (name, score, proof) =>
    http.send('boardPost', { params: { ...name }, body: { ...proof, score } }, ({ improved, standing }) => ({
      improved,
      standing: placeOf(improved, standing),
    })),
});

function placeOf(improved: boolean, standing: ScoreVerdict): PostStanding {
  if (standing === 'listed') return improved ? 'improved' : 'worse';
  return standing === 'quarantined' ? 'set-aside' : 'emulated';
}

function sized({ game, board }: BoardName, size: number) {
  return { game, board, size: String(size) };
}

export const httpSaveGateway = (http: HttpClient): SaveGateway => ({
  all: (game) =>
    http.send('savesAll', { params: { game } }, (slots) =>
      Object.fromEntries(Object.entries(slots).map(([slot, save]) => [slot, toGameSave(save)])),
    ),
  load: (game, slot, version) =>
    http.send('saveLoad', { params: { game, slot: String(slot) }, query: { version } }, toGameSave),
  write: (game, { slot, name, data, base }) =>
    http.send('saveWrite', { params: { game }, body: { slot, name, data, base } }),
  remove: (game, slot) => http.send('saveDelete', { params: { game }, body: { slot } }),
  clear: (game) => http.send('savesClear', { params: { game } }),
});

function toGameSave({ name, data, version, created, updated }: z.output<typeof wireSave>): GameSave {
  // The server stores and returns JSON values only.
  return { name, data: data as JsonValue, version, createdAt: created, updatedAt: updated };
}

export const httpPlayerTokenGateway = (http: HttpClient): PlayerTokenGateway => ({
  create: (game) => http.send('playerToken', { params: { game } }, ({ token }) => token),
});

type Referrer = () => string | undefined;

const unknownReferrer: Referrer = () => undefined;

/** `referrer` returns the host of the page that led to the portal. */
export const httpPlaySessionGateway = (http: HttpClient, referrer: Referrer = unknownReferrer): PlaySessionGateway => ({
  start: ({ game, ...details }) =>
    http.send(
      'playSessionStart',
      { params: { game }, body: { ...details, referrer: referrer() } },
      ({ id }) => id as PlaySessionId,
    ),
  heartbeat: (session) => http.send('playSessionHeartbeat', { params: { session } }, ({ open }) => open),
  end: (session, vr) => http.send('playSessionEnd', { params: { session }, body: { vr } }),
});

export const httpHealthGateway = (http: HttpClient): HealthGateway => ({
  send: (game, version, { frames: { screen, vr }, errors, ...rest }) => {
    const body = { ...rest, version, errors: [...errors], frames: { screen: [...screen], vr: [...vr] } };
    return http.send('buildHealth', { params: { game }, body });
  },
});

/** `referrer` returns the host of the page that led to the portal. */
export const httpPlayGateway = (http: HttpClient, referrer: Referrer = unknownReferrer): PlayGateway => ({
  countPlayed: (game, version) =>
    http.send('gamePlayed', { params: { game }, body: { version, referrer: referrer() } }),
  reportPlayed: (game, version, play) => http.send('gamePlayed', { params: { game }, body: { version, ...play } }),
});
