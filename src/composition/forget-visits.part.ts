import { ServiceWorkerCopies } from '../adapters/browser/service-worker-copies';
import { LocalOfflineGames } from '../adapters/storage/local-offline-games';
import { ForgetVisits } from '../application/offline/forget-visits.use-case';
import { tokens as t } from './tokens';
import type { Module } from './wiring';
import { named, token } from './wiring';

export const forgetVisitsTokens = named({ forgetVisits: token<ForgetVisits>() });
const own = forgetVisitsTokens;

/** Registers the copies for offline use and their deletion, for offline use and the account's deletion. */
export const forgetVisitsModule: Module = (wiring) => {
  wiring.port(t.offlineGames, () => new LocalOfflineGames(), []);
  wiring.port(t.offlineCopies, (clock, diagnostics) => new ServiceWorkerCopies(window, clock, diagnostics), [
    t.clock,
    t.diagnostics,
  ]);
  wiring.singleton(own.forgetVisits, (copies, games, session) => new ForgetVisits(copies, games, session), [
    t.offlineCopies,
    t.offlineGames,
    t.sessionState,
  ]);
};
