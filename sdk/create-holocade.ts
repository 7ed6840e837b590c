import { bridgeError } from '../src/domain/bridge/bridge-error';
import type { LifecycleSignal, XrSignal } from '../src/domain/bridge/bridge-event';
import { readDeepLink } from '../src/domain/bridge/deep-link';
import { EMULATED_HEADSET, HEADSET_PARAMETER } from '../src/domain/bridge/game-parameters';
import { HELLO_FOR } from '../src/domain/bridge/link-limits';
import { refused } from '../src/domain/bridge/message';
import type { Carrier, LoadLocal } from './carrier';
import { GuestLink } from './guests/guest-link';
import type { LoadGuests } from './guests/guest-part';
import type { Environment, HolocadeSdk } from './holocade-sdk';
import { Listeners } from './listeners';
import { achievementsOver } from './objects/achievements';
import { adsOver } from './objects/ads';
import { inventoryOver } from './objects/inventory';
import { leaderboardsOver } from './objects/leaderboards';
import { mailsOver } from './objects/mails';
import { savesOver } from './objects/saves';
import { userOver } from './objects/user';
import { OpenCalls } from './open-calls';
import { portalParameters } from './page/portal-parameters';
import { linkToPortal } from './portal-link';
import { portalOrigin } from './portal-origin';
import { SeenVersions } from './seen-versions';
import { steadyReport } from './steady-report';
import { reportXr } from './xr-report';
import type { XrSessionLike } from './xr-session-like';

const ignore = () => undefined;

/** Runs a function and ignores errors, which odd arguments of the game can cause. */
function ignoringErrors<T>(run: () => T): T | typeof ignore {
  try {
    return run();
  } catch {
    return ignore;
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Returns the signals to repeat after a refusal. The portal must receive `start` before a change of visibility. */
const replayedXr = (latest: XrSignal): readonly XrSignal[] =>
  latest === 'start' || latest === 'end' ? [latest] : ['start', latest];

function portalOf(own: Window): string | undefined {
  const { origin, ancestorOrigins } = own.location;
  // Not every browser has `ancestorOrigins`, although its type is not optional.
  const ancestors = ancestorOrigins as Window['location']['ancestorOrigins'] | undefined;
  return portalOrigin(portalParameters(own), origin, ancestors?.[0]);
}

const emulatedHeadset = (own: Window | undefined): boolean =>
  own !== undefined && portalParameters(own).get(HEADSET_PARAMETER) === EMULATED_HEADSET;

interface Connection {
  readonly environment: Exclude<Environment, 'connecting'>;
  /** Answers calls outside the portal. */
  readonly carrier?: Carrier;
}

/** Refuses every call and stores nothing. */
const disabled = (calls: OpenCalls): Connection => ({
  environment: 'disabled',
  carrier: (id) => calls.settle(refused(id, bridgeError('err_unsupported', 'No portal and no sandbox here.'))),
});

async function connect(
  own: Window | undefined,
  calls: OpenCalls,
  listeners: Listeners,
  loadLocal: LoadLocal,
): Promise<Connection> {
  if (own === undefined) return disabled(calls);
  const sandbox = once(async () => (await loadLocal())(own));
  // The portal accepts messages of its game frame only, not of frames within the game.
  const origin = own.parent === own || own.parent !== own.top ? undefined : portalOf(own);
  if (origin !== undefined) {
    // Loads the sandbox in advance, because a portal this slow probably does not exist. Waiting calls would have no time left for the
    // download.
    const preload = setTimeout(() => void sandbox().catch(ignore), HELLO_FOR / 2);
    const linked = await linkToPortal(own, origin, calls, listeners);
    clearTimeout(preload);
    if (linked) return { environment: 'portal' };
  }
  try {
    const carrier = (await sandbox())({
      settle: (response) => calls.settle(response),
      emit: (name, detail) => listeners.emit(name, detail),
    });
    return { environment: 'local', carrier };
  } catch {
    return disabled(calls);
  }
}

/** Creates the SDK for a window, or for an environment without a page. Connecting to the portal starts at once. */
export function createHolocade(own: Window | undefined, loadLocal: LoadLocal, loadGuests: LoadGuests): HolocadeSdk {
  const calls = new OpenCalls();
  const listeners = new Listeners();
  const seen = new SeenVersions();
  listeners.on('auth', () => seen.forget());
  const guests = new GuestLink(calls.ask, seen, loadGuests);
  let environment: HolocadeSdk['environment'] = 'connecting';
  let xr: XrSessionLike | undefined;
  const connected = connect(own, calls, listeners, loadLocal).then((found) => {
    environment = found.environment;
    if (found.carrier !== undefined) calls.carryBy(found.carrier);
    guests.follow(listeners);
    return found.environment;
  });
  const lifecycle = steadyReport(
    (signal: LifecycleSignal) => calls.ask('session.lifecycle', { signal }),
    (latest) => [latest],
  );
  // An emulated headset is not emulation by anybody.
  const emulation = emulatedHeadset(own) ? { emulated: true } : {};
  const reportXrSignal = steadyReport(
    (signal: XrSignal) => calls.ask('session.xr', { signal, ...emulation }),
    replayedXr,
  );
  const leaveXr = () => ignoringErrors(() => void xr?.end().catch(ignore));
  // The player must leave the headset to see a portal dialog.
  listeners.on('dialog', leaveXr);

  return {
    get environment() {
      return environment;
    },
    init: () => connected,
    link: () => (own === undefined ? {} : readDeepLink(portalParameters(own))),
    user: userOver(calls.ask, listeners, leaveXr),
    inventory: inventoryOver(calls.ask),
    leaderboard: leaderboardsOver(guests.ask),
    save: savesOver(guests.ask, seen),
    mail: mailsOver(calls.ask),
    achievement: achievementsOver(calls.ask),
    ads: adsOver(calls.ask, listeners),
    session: {
      attach: (session) =>
        ignoringErrors(() => {
          if (!session || session === xr) return ignore;
          const detach = reportXr(session, (signal) => {
            if (signal === 'end') xr = undefined;
            reportXrSignal(signal);
          });
          xr = session;
          return () => void ignoringErrors(detach);
        }),
      loading: () => lifecycle('loading'),
      loaded: () => lifecycle('loaded'),
      gameplayStart: () => lifecycle('gameplay-start'),
      gameplayStop: () => lifecycle('gameplay-stop'),
    },
    events: listeners,
  };
}
