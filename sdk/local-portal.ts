import type { GameAchievement } from '../src/domain/bridge/game-achievement';
import { refused, succeeded } from '../src/domain/bridge/message';
import type { AnswerOf, ArgumentsOf } from '../src/domain/bridge/method-table';
import { achievementMethods } from '../src/domain/bridge/achievement-methods';
import { readCall } from '../src/domain/bridge/read-call';
import { refuseCaller } from '../src/domain/bridge/refuse-caller';
import { sessionMethods } from '../src/domain/bridge/session-methods';
import { userMethods } from '../src/domain/bridge/user-methods';
import type { Listeners } from './listeners';
import type { LocalStore } from './local-store';
import type { Carrier, OpenCalls } from './open-calls';

const { 'user.getCoins': _coins, ...namesAndLogin } = userMethods;
const { 'achievement.progress': _progress, ...badges } = achievementMethods;

/** The calls that the sandbox serves. */
const localMethods = { ...namesAndLogin, ...badges, ...sessionMethods };

type LocalMethod = keyof typeof localMethods;
type Handlers = { readonly [M in LocalMethod]: (args: ArgumentsOf<M>) => AnswerOf<M> };

const player = { loggedIn: true, username: 'local-player', alias: 'Local Player' } as const;

const badge = ([slug, unlockedAt]: [string, string]): GameAchievement => ({
  slug,
  title: slug,
  description: '',
  thumbnail: '',
  unlockedAt,
});

/** The sandbox outside the portal. */
function handlersOver(store: LocalStore, listeners: Listeners): Handlers {
  const nothing = () => undefined;
  return {
    'user.isLoggedIn': () => store.read().signedIn,
    'user.getName': () => player.username,
    'user.getAlias': () => player.alias,
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
    const call = readCall(localMethods, method, args);
    if (!call.ok) return calls.settle(refused(id, call.error));
    const name = call.value.method;
    const refusal = refuseCaller(localMethods[name], store.read().signedIn);
    if (refusal !== undefined) return calls.settle(refused(id, refusal));
    calls.settle(succeeded(id, (handlers[name] as (args: unknown) => unknown)(call.value.args)));
  };
}
