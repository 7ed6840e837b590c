import { EMULATED_HEADSET, gameParameters } from '../src/domain/bridge/game-parameters';
import type { LifecycleSignal } from '../src/domain/bridge/lifecycle-signal';
import type { XrSignal } from '../src/domain/bridge/xr-signal';
import type { HolocadeSdk } from './holocade-sdk';
import { Listeners } from './listeners';
import { carryLocally } from './local-portal';
import { LocalStore } from './local-store';
import { achievementsOver } from './objects/achievements';
import { inventoryOver } from './objects/inventory';
import { leaderboardsOver } from './objects/leaderboards';
import { mailsOver } from './objects/mails';
import { savesOver } from './objects/saves';
import { userOver } from './objects/user';
import { OpenCalls } from './open-calls';
import { linkToPortal } from './portal-link';
import { portalOrigin } from './portal-origin';
import { SeenVersions } from './seen-versions';
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
  const leaveXr = () => void xr?.end().catch(ignore);
  const seen = new SeenVersions();
  listeners.on('auth', () => seen.forget());
  // A dialog that cannot be seen in the headset is left the headset for, as the sign-in is.
  listeners.on('dialog', leaveXr);

  return {
    get environment() {
      return environment;
    },
    init: () => connected,
    user: userOver(calls.ask, listeners, leaveXr),
    inventory: inventoryOver(calls.ask),
    leaderboard: leaderboardsOver(calls.ask),
    save: savesOver(calls.ask, seen),
    mail: mailsOver(calls.ask),
    achievement: achievementsOver(calls.ask),
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
