import { EMULATED_HEADSET, gameParameters } from '../src/domain/bridge/game-parameters';
import type { LifecycleSignal } from '../src/domain/bridge/lifecycle-signal';
import type { XrSignal } from '../src/domain/bridge/xr-signal';
import type { HolocadeSdk } from './holocade-sdk';
import { Listeners } from './listeners';
import { carryLocally } from './local-portal';
import { LocalStore } from './local-store';
import { OpenCalls } from './open-calls';
import { linkToPortal } from './portal-link';
import { portalOrigin } from './portal-origin';
import { steadyReport } from './steady-report';
import { reportXr } from './xr-report';
import type { XrSessionLike } from './xr-session-like';

const ignore = () => undefined;

/** A headset session that the portal has not heard of must begin before it can be seen or hidden. */
const standingXr = (latest: XrSignal): readonly XrSignal[] =>
  latest === 'start' || latest === 'end' ? [latest] : ['start', latest];

function portalOf({ location: { search, origin, ancestorOrigins } }: Window): string | undefined {
  // Not every browser has `ancestorOrigins`, whatever the types say.
  const ancestors = ancestorOrigins as Window['location']['ancestorOrigins'] | undefined;
  return portalOrigin(search, origin, ancestors?.[0]);
}

const emulatedHeadset = (own: Window | undefined): boolean =>
  new URLSearchParams(own?.location.search).get(gameParameters.headset) === EMULATED_HEADSET;

async function connect(own: Window | undefined, calls: OpenCalls, listeners: Listeners): Promise<'portal' | 'local'> {
  const embedded = own !== undefined && own.parent !== own;
  const origin = embedded ? portalOf(own) : undefined;
  if (embedded && origin !== undefined && (await linkToPortal(own, origin, calls, listeners))) return 'portal';
  const store = new LocalStore(() => globalThis.localStorage);
  calls.carryBy(carryLocally(calls, store, listeners));
  return 'local';
}

/** Makes the SDK for a window, or for none where there is no page; it begins to look for the portal at once. */
export function createHolocade(own: Window | undefined): HolocadeSdk {
  const calls = new OpenCalls();
  const listeners = new Listeners();
  let environment: HolocadeSdk['environment'] = 'connecting';
  let xr: XrSessionLike | undefined;
  const connected = connect(own, calls, listeners).then((found) => (environment = found));
  const lifecycle = steadyReport(
    (signal: LifecycleSignal) => calls.ask('session.lifecycle', { signal }),
    (latest) => [latest],
  );
  // A headset that the games' host has put into the page is none that anybody wears.
  const worn = emulatedHeadset(own) ? { emulated: true } : {};
  const reported = steadyReport((signal: XrSignal) => calls.ask('session.xr', { signal, ...worn }), standingXr);

  return {
    get environment() {
      return environment;
    },
    init: () => connected,
    user: {
      isLoggedIn: () => calls.ask('user.isLoggedIn'),
      getName: () => calls.ask('user.getName'),
      getAlias: () => calls.ask('user.getAlias'),
      openLogin: () => {
        void xr?.end().catch(ignore);
        return calls.ask('user.openLogin');
      },
      onAuthChange: (listener) => listeners.on('auth', listener),
    },
    achievement: {
      list: () => calls.ask('achievement.list'),
      unlock: (slug) => calls.ask('achievement.unlock', { slug }),
    },
    session: {
      attach: (session) => {
        xr = session;
        return reportXr(session, (signal) => {
          if (signal === 'end') xr = undefined;
          reported(signal);
        });
      },
      loading: () => lifecycle('loading'),
      loaded: () => lifecycle('loaded'),
      gameplayStart: () => lifecycle('gameplay-start'),
      gameplayStop: () => lifecycle('gameplay-stop'),
    },
    events: listeners,
  };
}
