import { HolocadeError } from '../../sdk/holocade-error';
import type {
  AdEnd,
  AuthState,
  BridgeErrorCode,
  GameSave,
  HolocadeSdk,
  JsonValue,
  XrSessionLike,
} from '../../sdk/index';
import { Listeners } from '../../sdk/listeners';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import { copyJson } from '../../src/domain/saves/json';
import type { SlotVersion } from '../../src/domain/saves/save-version';
import { deleteVersion, unusedSlot, writeVersion, saveLimits } from '../../src/domain/saves/save-version';
import { paginate } from '../../src/domain/shared/pagination';

const refusal = (code: BridgeErrorCode) => new HolocadeError(bridgeError(code, `refused: ${code}`));

/** Saves of one account, shared by several pages. */
export class FakeSaves {
  readonly kept = new Map<number, { state: SlotVersion; versions: Map<number, GameSave> }>();
  writes = 0;

  newest(slot: number): GameSave | undefined {
    const held = this.kept.get(slot);
    return held?.versions.get(held.state.held);
  }

  write(slot: number, data: JsonValue, base: number): number {
    const held = this.kept.get(slot) ?? { state: unusedSlot, versions: new Map<number, GameSave>() };
    const state = writeVersion(held.state, base);
    if (!state.ok) throw refusal('err_conflict');
    const copied = copyJson(data, saveLimits);
    if (!copied.ok || slot > saveLimits.slots) throw refusal('err_validation');
    const at = new Date().toISOString();
    const version = state.value.newest;
    held.versions.set(version, { name: '', data: copied.value, version, createdAt: at, updatedAt: at });
    this.kept.set(slot, { ...held, state: state.value });
    this.writes += 1;
    return version;
  }

  delete(slot: number): void {
    const held = this.kept.get(slot);
    if (held) this.kept.set(slot, { ...held, state: deleteVersion(held.state) });
  }
}

/** SDK as seen by an adapter, with accounts that a test can inspect. */
export class FakeHolocade implements HolocadeSdk {
  environment: HolocadeSdk['environment'] = 'portal';
  readonly link = () => ({});
  readonly events = new Listeners();
  readonly reports: string[] = [];
  readonly attached: XrSessionLike[] = [];
  /** Recorded calls, each with its name first. */
  readonly calls: unknown[][] = [];
  /** Errors for the next calls, in order. */
  readonly refusals: BridgeErrorCode[] = [];
  subscribed = false;
  player: string | undefined;
  readonly #seen = new Map<number, number>();

  constructor(readonly accounts = new Map<string, FakeSaves>()) {}

  saves(name = this.player ?? ''): FakeSaves {
    const saves = this.accounts.get(name) ?? new FakeSaves();
    this.accounts.set(name, saves);
    return saves;
  }

  /** Simulates a login reported by the portal. */
  signIn(username: string): void {
    this.player = username;
    this.#publish({ loggedIn: true, username, alias: username.toUpperCase() });
  }

  signOut(): void {
    this.player = undefined;
    this.#publish({ loggedIn: false });
  }

  #publish(state: AuthState): void {
    this.#seen.clear();
    this.events.emit('auth', state);
  }

  readonly #answer = async <T>(name: string, args: readonly unknown[], answer: () => T): Promise<T> => {
    this.calls.push([name, ...args]);
    const refused = this.refusals.shift();
    if (refused !== undefined) throw refusal(refused);
    return answer();
  };

  readonly #name = (): string => {
    if (this.player === undefined) throw refusal('err_unauthenticated');
    return this.player;
  };

  readonly init = () => Promise.resolve(this.environment === 'connecting' ? 'portal' : this.environment);

  readonly user: HolocadeSdk['user'] = {
    isLoggedIn: () => this.#answer('isLoggedIn', [], () => this.player !== undefined),
    getName: () => this.#answer('getName', [], this.#name),
    getAlias: () => this.#answer('getAlias', [], () => this.#name().toUpperCase()),
    getCoins: () => this.#answer('getCoins', [], () => this.#name().length),
    token: () => this.#answer('token', [], this.#name),
    openLogin: () => this.#answer('openLogin', [], () => this.events.emit('pause', undefined)),
    onAuthChange: (listener) => this.events.on('auth', listener),
  };

  readonly inventory: HolocadeSdk['inventory'] = {
    catalog: () => this.#answer('catalog', [], () => [{ slug: 'net', name: 'Net', thumbnail: '', price: 3 }]),
    owned: () => this.#answer('owned', [], () => [{ slug: this.#name(), name: '', thumbnail: '', count: 2 }]),
    purchase: (item, count) => this.#answer('purchase', [item, count], () => ({ asked: true }) as const),
    itemUrl: (item) => this.#answer('itemUrl', [item], () => `https://portal.test/${item}`),
  };

  readonly #row = (board: string) => ({
    board,
    scores: [{ rank: 4, score: 7, username: 'mia', alias: 'Mia', avatar: '', date: '2026-01-02T03:04:05.678Z' }],
    pagination: paginate(1, 1, 10),
  });

  readonly leaderboard: HolocadeSdk['leaderboard'] = {
    top: (board, options) => this.#answer('top', [board, options], () => this.#row(board)),
    friends: (board, options) => this.#answer('friends', [board, options], () => this.#row(board)),
    mine: (board, options) => this.#answer('mine', [board, options], () => this.#row(board)),
    stats: (board) => this.#answer('stats', [board], () => ({ entries: 0 })),
    startRun: (board) =>
      this.#answer('startRun', [board], () => ({ ticket: 'a.b', expires: '2026-01-02T09:04:05.678Z' })),
    post: (board, score) =>
      this.#answer('post', [board, score], () => ({ improved: false, standing: 'worse' }) as const),
  };

  readonly save: HolocadeSdk['save'] = {
    all: () =>
      this.#answer('all', [], () => {
        const found = [1, 2, 3, 4, 5].flatMap((slot) => {
          const held = this.saves().newest(slot);
          this.#seen.set(slot, held?.version ?? 0);
          return held === undefined ? [] : [[slot, held] as const];
        });
        return Object.fromEntries(found);
      }),
    load: <T>(slot = 1, options: { readonly version?: number } = {}) =>
      this.#answer('load', [slot, options], (): GameSave<T> => {
        const { version } = options;
        const found =
          version === undefined ? this.saves().newest(slot) : this.saves().kept.get(slot)?.versions.get(version);
        if (found === undefined) throw refusal('err_not_found');
        this.#seen.set(slot, Math.max(found.version, this.#seen.get(slot) ?? 0));
        return found as GameSave<never>;
      }),
    write: (data, { slot = 1 } = {}) =>
      this.#answer('write', [slot], () => {
        const version = this.saves().write(slot, data as JsonValue, this.#seen.get(slot) ?? 0);
        this.#seen.set(slot, version);
        return { version };
      }),
    delete: (slot = 1) => this.#answer('delete', [slot], () => this.saves().delete(slot)),
    clear: () => this.#answer('clear', [], () => [1, 2, 3, 4, 5].forEach((slot) => this.saves().delete(slot))),
  };

  readonly mail: HolocadeSdk['mail'] = {
    subscribe: (sender) => this.#answer('subscribe', [sender], () => this.#asked(true)),
    unsubscribe: (sender) =>
      this.#answer('unsubscribe', [sender], () => {
        this.subscribed = false;
        return { subscribed: false, asked: false };
      }),
    toggle: (sender) => this.#answer('toggle', [sender], () => this.#asked(!this.subscribed)),
    check: (sender) => this.#answer('check', [sender], () => this.subscribed),
  };

  #asked(wanted: boolean) {
    if (!wanted) this.subscribed = false;
    return { subscribed: this.subscribed, asked: wanted && !this.subscribed };
  }

  readonly achievement: HolocadeSdk['achievement'] = {
    list: () => this.#answer('list', [], () => []),
    unlock: (slug) => this.#answer('unlock', [slug], () => ({ unlocked: true })),
    progress: (slug, percent) => this.#answer('progress', [slug], () => ({ unlocked: false, percent })),
  };

  /** Outcome of each requested ad. */
  adEnd: AdEnd = { state: 'finished' };

  readonly ads: HolocadeSdk['ads'] = {
    show: (kind) =>
      this.#answer('show', [kind], () => {
        if (this.adEnd.state !== 'unfilled') this.events.emit('ad', { kind, state: 'started' });
        return this.adEnd;
      }),
  };

  readonly session: HolocadeSdk['session'] = {
    attach: (session) => {
      if (session) this.attached.push(session);
      return () => undefined;
    },
    loading: () => void this.reports.push('loading'),
    loaded: () => void this.reports.push('loaded'),
    gameplayStart: () => void this.reports.push('gameplayStart'),
    gameplayStop: () => void this.reports.push('gameplayStop'),
  };

  /** Returns the base version of a slot, for tests that bypass the page. */
  static baseOf(saves: FakeSaves, slot: number): number {
    return saves.kept.get(slot)?.state.held ?? 0;
  }
}
