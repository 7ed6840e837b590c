import { bridgeError } from '../src/domain/bridge/bridge-error';
import type { GameAchievement } from '../src/domain/bridge/game-achievement';
import { refused, succeeded } from '../src/domain/bridge/message';
import { parseCall } from '../src/domain/bridge/parse-call';
import type { AnswerOf, ArgumentsOf, MethodName } from '../src/domain/bridge/method-table';
import type { Listeners } from './listeners';
import type { LocalStore } from './local-store';
import type { Carrier, OpenCalls } from './open-calls';

type Handlers = { readonly [M in MethodName]: (args: ArgumentsOf<M>) => AnswerOf<M> | undefined };

const privateCalls: ReadonlySet<string> = new Set<MethodName>(['user.getName', 'user.getAlias']);

const player = { loggedIn: true, username: 'local-player', alias: 'Local Player' } as const;

const badge = ([slug, unlockedAt]: [string, string]): GameAchievement => ({
  slug,
  title: slug,
  description: '',
  thumbnail: '',
  unlockedAt,
});

/** The sandbox outside the portal; undefined stands for a private call without a signed-in player. */
function handlersOver(store: LocalStore, listeners: Listeners): Handlers {
  const nothing = () => undefined;
  return {
    'user.isLoggedIn': () => store.read().signedIn,
    'user.getName': () => (store.read().signedIn ? player.username : undefined),
    'user.getAlias': () => (store.read().signedIn ? player.alias : undefined),
    'user.openLogin': () => {
      store.write({ signedIn: true });
      listeners.emit('auth', player);
      return undefined;
    },
    'achievement.list': () => Object.entries(store.read().unlocked).map(badge),
    'achievement.unlock': ({ slug }) => {
      const { unlocked } = store.read();
      if (Object.hasOwn(unlocked, slug)) return { unlocked: false };
      store.write({ unlocked: { ...unlocked, [slug]: new Date().toISOString() } });
      return { unlocked: true };
    },
    'session.xr': nothing,
    'session.lifecycle': nothing,
  };
}

/** Answers calls in the page itself, by the portal's own rules, for a game that runs outside the portal. */
export function carryLocally(calls: OpenCalls, store: LocalStore, listeners: Listeners): Carrier {
  const handlers = handlersOver(store, listeners);
  return (id, method, args) => {
    const call = parseCall(method, args);
    if (!call.ok) return calls.settle(refused(id, call.error));
    const value = (handlers[call.value.method] as (args: unknown) => unknown)(call.value.args);
    const anonymous = value === undefined && privateCalls.has(method);
    calls.settle(
      anonymous ? refused(id, bridgeError('err_unauthenticated', 'Nobody is signed in.')) : succeeded(id, value),
    );
  };
}
