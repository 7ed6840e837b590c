import { PostedScores } from '../../src/application/leaderboards/posted-scores';
import { ModalOwner } from '../../src/application/notices/modal-owner';
import { vi } from 'vitest';
import type { OpenGame } from '../../src/application/bridge/open-game';
import { gameRequestDependencies } from '../../src/application/bridge/game-request-dependencies';
import { HandleGameRequest } from '../../src/application/bridge/handle-game-request.use-case';
import type { LoginPrompt } from '../../src/application/bridge/login-prompt.port';
import { QuestionState } from '../../src/application/bridge/question-state';
import { XrPresenceState } from '../../src/application/play/xr-presence-state';
import { SessionState } from '../../src/application/session/session-state';
import type { BridgeEvent } from '../../src/domain/bridge/bridge-event';
import type { GameCall } from '../../src/domain/bridge/parse-call';
import { parseCall } from '../../src/domain/bridge/parse-call';
import type { CurrentUser } from '../../src/domain/session/current-user';
import { defaultSettings } from '../../src/domain/session/settings';
import { ok } from '../../src/domain/shared/result';
import { aPlayer } from './a-player';
import { FakeAchievementGateway } from './fake-achievement-gateway';
import { FakeAdGateway } from './fake-ad-gateway';
import { anItem, FakeCatalogGateway } from './fake-catalog-gateway';
import { FakeClock } from './fake-clock';
import { FakeInventoryGateway } from './fake-inventory-gateway';
import { FakeLeaderboardGateway } from './fake-leaderboard-gateway';
import { FakeMailGateway } from './fake-mail-gateway';
import { FakeRandom } from './fake-random';
import { FakeSaveGateway } from './fake-save-gateway';

/** Game whose page is open in tests. */
export const openGame: OpenGame = {
  slug: 'lantern-drift',
  title: 'Lantern Drift',
  developer: { slug: 'paper-moon', name: 'Paper Moon' },
};

const sold = [
  anItem(),
  anItem({ slug: 'lantern', name: 'Lantern', consumable: false, price: 500, discounted: 400 }),
  anItem({ slug: 'secret', game: { slug: 'other', title: 'Other' } }),
];

const boards = {
  'lantern-drift/main': { order: 'highest-first', since: '2026-01-01T00:00:00.000Z' },
  'lantern-drift/lap': { order: 'lowest-first' },
  'other/secret': { order: 'highest-first' },
} as const;

/** Creates fake dependencies that handle the calls of an open game. */
export function gameFixture(sources: { readonly session?: SessionState; readonly clock?: FakeClock } = {}) {
  const { session = new SessionState(), clock = new FakeClock() } = sources;
  const presence = new XrPresenceState();
  const modals = new ModalOwner();
  const occupied = {
    get now() {
      return modals.isOpen('auth');
    },
    set now(now: boolean) {
      modals.apply(now ? 'requested' : 'released', 'auth');
    },
  };
  const questions = new QuestionState(session, presence, clock, modals);
  const loginPrompt = { open: vi.fn((): ReturnType<LoginPrompt['open']> => ok(undefined)) };
  const gateways = {
    achievements: new FakeAchievementGateway({ 'lantern-drift': ['first-light'], other: ['secret'] }),
    catalog: new FakeCatalogGateway(sold),
    inventory: new FakeInventoryGateway(),
    boards: new FakeLeaderboardGateway(boards),
    postedScores: new PostedScores(),
    saves: new FakeSaveGateway(),
    mails: new FakeMailGateway(),
    playerTokens: { create: (game: string) => Promise.resolve(ok(`token for ${game}`)) },
  };
  const overview = vi.fn(async () =>
    ok({
      email: 'ada@example.org',
      emailVerified: true,
      pendingEmail: undefined,
      hasPassword: true,
      providers: [],
      twoFactor: false,
      recoveryLeft: 0,
    }),
  );
  const sourcesOfCalls = { session, loginPrompt, questions, random: new FakeRandom(), clock, ...gateways };
  const ads = new FakeAdGateway();
  const gameAds = {
    gateway: ads,
    media: { fetched: () => Promise.resolve(true) },
    presence,
    covered: () => occupied.now || questions.current.phase.kind !== 'none',
  };
  const handle = new HandleGameRequest(
    gameRequestDependencies({ ...sourcesOfCalls, account: { overview }, ads: gameAds }),
  );
  const sent: BridgeEvent[] = [];
  const signals = { xr: vi.fn(), lifecycle: vi.fn() };
  /** State of the play session on the fake server. */
  const play = { live: true, begin: (_played: boolean) => undefined as void };
  const nextPlay = new Promise<boolean>((resolve) => (play.begin = resolve));
  const visit = {
    game: openGame,
    signals,
    whilePlayed: <T>(work: () => Promise<T>) => (play.live ? work() : Promise.resolve(undefined)),
    untilPlayed: () => (play.live ? Promise.resolve(true) : nextPlay),
    send: (event: BridgeEvent) => void sent.push(event),
  };
  return {
    session,
    clock,
    presence,
    questions,
    modals,
    occupied,
    loginPrompt,
    ...gateways,
    overview,
    ads,
    handle,
    sent,
    signals,
    play,
    visit,
    ask: (call: GameCall) => handle.execute(visit, call),
    /** Handles a call of the game by method name. */
    call: async (method: GameCall['method'], args?: unknown) => {
      const parsed = parseCall(method, args);
      return parsed.ok ? handle.execute(visit, parsed.value) : parsed;
    },
    signIn: (user: CurrentUser = aPlayer()) => {
      session.apply({ type: 'signed-in', user, settings: defaultSettings() });
    },
    /** Confirms the dialog after it was visible long enough. */
    agree: async (slots?: readonly number[]) => {
      questions.appeared();
      clock.advance(700);
      await questions.agree(slots);
    },
  };
}
