import { BrowserAppInstaller } from '../adapters/browser/browser-app-installer';
import { BrowserConnection } from '../adapters/browser/browser-connection';
import { ServiceWorkerCopies } from '../adapters/browser/service-worker-copies';
import { LocalOfflineGames } from '../adapters/storage/local-offline-games';
import { LocalPlayedLink } from '../adapters/storage/local-played-link';
import type { AppInstaller } from '../application/offline/app-installer.port';
import { ForgetVisits } from '../application/offline/forget-visits.use-case';
import { RenewSavedPage } from '../application/offline/renew-saved-page.use-case';
import { RunOfflineUse } from '../application/offline/run-offline-use.use-case';
import { OfflineNote } from '../ui/offline/OfflineNote';
import type { OfflineServices } from '../ui/offline/offline-services';
import { OfflineViewModel } from '../ui/offline/offline.view-model';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const offlineTokens = named({
  forgetVisits: token<ForgetVisits>(),
  installer: token<AppInstaller>(),
  renewSavedPage: token<RenewSavedPage>(),
  offlineUse: token<RunOfflineUse>(),
  view: token<OfflineViewModel>(),
  note: token<OfflineServices['Note']>(),
  services: token<OfflineServices>(),
});
const own = offlineTokens;

/** Registers the copies for offline use and their deletion, which the deletion of an account needs too. */
export const forgetVisitsModule: Module = (wiring) => {
  wiring.port(t.offlineGames, () => new LocalOfflineGames(), []);
  wiring.port(t.playedLink, () => new LocalPlayedLink(), []);
  wiring.port(t.offlineCopies, (clock, diagnostics) => new ServiceWorkerCopies(window, clock, diagnostics), [
    t.clock,
    t.diagnostics,
  ]);
  wiring.singleton(own.forgetVisits, (...dependencies) => new ForgetVisits(...dependencies), [
    t.offlineCopies,
    t.offlineGames,
    t.playedLink,
    t.sessionState,
  ]);
};

const offlineModule: Module = (wiring) => {
  wiring.port(t.connection, () => new BrowserConnection(window), []);
  wiring.port(own.installer, () => new BrowserAppInstaller(window), []);
  wiring.singleton(
    own.renewSavedPage,
    (copies, connection, restore) => new RenewSavedPage(copies, connection, restore),
    [t.offlineCopies, t.connection, t.restoreSession],
  );
  wiring.singleton(
    own.offlineUse,
    (copies, renew, forget, { offline = false }) => new RunOfflineUse(copies, renew, forget, offline),
    [t.offlineCopies, own.renewSavedPage, own.forgetVisits, t.settings],
  );
  wiring.singleton(own.view, (...dependencies) => new OfflineViewModel(...dependencies), [
    t.offlineCopies,
    t.connection,
    own.installer,
  ]);
  wiring.value(own.note, OfflineNote);
  wiring.record(own.services, { view: own.view, Note: own.note, offlineUse: own.offlineUse });
};

/** Use without a network and the installation as an app; loaded when the page is idle. */
export const offlinePart: Part<OfflineServices> = {
  services: own.services,
  modules: [forgetVisitsModule, offlineModule],
};
