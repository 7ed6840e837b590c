import { map } from 'rxjs';
import { PageAttention } from '../adapters/browser/page-environment';
import { PageClipboard, PageFileSaver, PageLeaveGuard } from '../adapters/browser/page-actions';
import { TusBuildUploads } from '../adapters/browser/tus-build-uploads';
import { ZipArchiver } from '../adapters/browser/zip-archiver';
import { wire } from '../adapters/http/console-wire';
import { readTabProgram, TabFollowedPublications } from '../adapters/storage/console-tab-storage';
import { fetchTransport } from '../adapters/http/fetch-transport';
import { httpConsoleGateway } from '../adapters/http/http-console-gateway';
import { ConsoleDiagnostics } from '../adapters/system/console-diagnostics';
import { SystemClock, SystemRandom } from '../adapters/system/system';
import { AuthModalState } from '../application/auth/auth-modal-state';
import type { BuildArchiver, FollowedPublications } from '../application/console/build-uploads.port';
import { FollowPublication } from '../application/console/follow-publication.use-case';
import { DialogState } from '../application/notices/dialog-state';
import { ModalOwner } from '../application/notices/modal-owner';
import { NoticesState } from '../application/notices/notices-state';
import { SessionRefusals } from '../application/session/session-refusals';
import { SessionState } from '../application/session/session-state';
import { OpenPanels } from '../application/shell/open-panels';
import type { ComparedVersions } from '../domain/console/build-comparison';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import { BuildsViewModel } from '../ui/console/builds.view-model';
import { ConsoleViewModel } from '../ui/console/console.view-model';
import type { ConsoleServices } from '../ui/console/console-services';
import { DetailsViewModel } from '../ui/console/details.view-model';
import { DraftViewModel } from '../ui/console/draft.view-model';
import { MembersViewModel } from '../ui/console/members.view-model';
import { StartViewModel } from '../ui/console/start.view-model';
import { TokensViewModel } from '../ui/console/tokens.view-model';
import type { UploadDependencies, UploadPlace } from '../ui/console/upload.view-model';
import { UploadViewModel } from '../ui/console/upload.view-model';
import { DialogViewModel } from '../ui/notices/dialog.view-model';
import { LoadedViewModel } from '../ui/shared/loaded.view-model';
import { consolePlayersModule, consolePlayersTokens } from './console-players.part';
import { httpClientModule, toastsModule } from './shared.part';
import { tokens as t } from './tokens';
import type { Module } from './wiring';
import { named, token } from './wiring';

/** Settings that the developer site inlines in the console's document. */
export interface ConsoleSettings {
  readonly portalOrigin: string;
}

const consoleOwnTokens = named({
  settings: token<ConsoleSettings>(),
  archiver: token<BuildArchiver<File, File>>(),
  followed: token<FollowedPublications>(),
  followPublication: token<FollowPublication>(),
  uploadDependencies: token<UploadDependencies>(),
  session: token<ConsoleViewModel>(),
  dialog: token<DialogViewModel>(),
  page: token<ConsoleServices['page']>(),
  portalOrigin: token<string>(),
  readProgram: token<ConsoleServices['readProgram']>(),
  createStart: token<ConsoleServices['createStart']>(),
  createGames: token<ConsoleServices['createGames']>(),
  createBuilds: token<ConsoleServices['createBuilds']>(),
  createComparison: token<ConsoleServices['createComparison']>(),
  createDetails: token<ConsoleServices['createDetails']>(),
  createDraft: token<ConsoleServices['createDraft']>(),
  createUpload: token<ConsoleServices['createUpload']>(),
  createMembers: token<ConsoleServices['createMembers']>(),
  createTokens: token<ConsoleServices['createTokens']>(),
  createAudit: token<ConsoleServices['createAudit']>(),
  services: token<ConsoleServices>(),
});
export const consoleTokens = { ...consolePlayersTokens, ...consoleOwnTokens };
const own = consoleTokens;

const adaptersModule: Module = (wiring) => {
  wiring.port(t.clock, () => new SystemClock(), []);
  wiring.port(t.random, () => new SystemRandom(), []);
  wiring.port(t.diagnostics, () => new ConsoleDiagnostics(), []);
  wiring.port(t.transport, ({ portalOrigin }) => fetchTransport(portalOrigin), [own.settings]);
  wiring.value(t.loadWire, () => Promise.resolve(wire));
  wiring.singleton(t.sessionRefusals, () => new SessionRefusals(), []);
  httpClientModule(wiring);
  wiring.port(own.gateway, httpConsoleGateway, [t.http]);
  wiring.port(own.uploads, ({ portalOrigin }, { report }) => new TusBuildUploads(portalOrigin, report), [
    own.settings,
    t.sessionRefusals,
  ]);
  wiring.port(own.readProgram, () => () => readTabProgram(), []);
  wiring.port(own.followed, () => new TabFollowedPublications(), []);
  wiring.port(own.archiver, () => new ZipArchiver(), []);
  wiring.port(t.fileSaver, () => new PageFileSaver(), []);
  wiring.port(t.clipboard, () => new PageClipboard(), []);
  wiring.singleton(t.attention, (clock) => new PageAttention(document, clock, undefined), [t.clock]);
  wiring.port(t.leaveGuard, () => new PageLeaveGuard(), []);
};

/** Dialogs and toasts. Nobody logs in here, so the login dialog never opens. */
const noticesModule: Module = (wiring) => {
  wiring.singleton(t.sessionState, () => new SessionState(), []);
  wiring.singleton(t.authModalState, () => new AuthModalState(), []);
  wiring.singleton(t.noticesState, (clock, random) => new NoticesState(clock, random), [t.clock, t.random]);
  wiring.singleton(t.dialogState, (clock) => new DialogState(clock), [t.clock]);
  wiring.singleton(t.openPanels, () => new OpenPanels(), []);
  wiring.singleton(
    t.modalOwner,
    (dialogs) => {
      const owner = new ModalOwner();
      owner.follow('confirm', dialogs.dialog$.pipe(map(({ status }) => status === 'open')));
      return owner;
    },
    [t.dialogState],
  );
  wiring.singleton(own.dialog, (dialogs) => new DialogViewModel(dialogs), [t.dialogState]);
  toastsModule(wiring);
};

const screensModule: Module = (wiring) => {
  wiring.singleton(
    own.followPublication,
    (gateway, clock, attention) => new FollowPublication(gateway, clock, attention),
    [own.gateway, t.clock, t.attention],
  );
  wiring.singleton(own.session, (gateway, refusals, attention) => new ConsoleViewModel(gateway, refusals, attention), [
    own.gateway,
    t.sessionRefusals,
    t.attention,
  ]);
  wiring.singleton(
    own.page,
    (clock, diagnostics) => ({
      get now() {
        return clock.now();
      },
      giveFeedback: () => undefined,
      report: (thrown: unknown) => {
        diagnostics.warn(`A part of the console failed: ${String(thrown)}`);
      },
    }),
    [t.clock, t.diagnostics],
  );
  wiring.singleton(own.portalOrigin, ({ portalOrigin }) => portalOrigin, [own.settings]);
  wiring.singleton(own.createStart, (gateway, session) => () => new StartViewModel(gateway, () => session.load()), [
    own.gateway,
    own.session,
  ]);
  wiring.singleton(
    own.createGames,
    (gateway) => (developer: string) => new LoadedViewModel(() => gateway.games(developer)),
    [own.gateway],
  );
  wiring.singleton(
    own.createBuilds,
    (gateway, dialogs, notices, leaveGuard) => (developer: string, game: string) =>
      new BuildsViewModel(gateway, dialogs, notices, leaveGuard, developer, game),
    [own.gateway, t.dialogState, t.noticesState, t.leaveGuard],
  );
  wiring.singleton(
    own.createComparison,
    (gateway) => (developer: string, game: string, versions: ComparedVersions) =>
      new LoadedViewModel(() => gateway.comparison(developer, game, versions)),
    [own.gateway],
  );
  wiring.singleton(
    own.createDetails,
    (gateway, clock, dialogs, leaveGuard, fileSaver) => (developer: string, game: string, draft: boolean) =>
      new DetailsViewModel({ gateway, clock, dialogs, leaveGuard, fileSaver }, developer, game, draft),
    [own.gateway, t.clock, t.dialogState, t.leaveGuard, t.fileSaver],
  );
  wiring.singleton(
    own.createDraft,
    (gateway, dialogs, notices, clipboard, followPublication) =>
      (developer: string, game: string, changed: () => void) =>
        new DraftViewModel({ gateway, dialogs, notices, clipboard, followPublication }, developer, game, changed),
    [own.gateway, t.dialogState, t.noticesState, t.clipboard, own.followPublication],
  );
  wiring.record(own.uploadDependencies, {
    gateway: own.gateway,
    uploads: own.uploads,
    archiver: own.archiver,
    followPublication: own.followPublication,
    followed: own.followed,
    dialogs: t.dialogState,
    leaveGuard: t.leaveGuard,
  });
  wiring.singleton(
    own.createUpload,
    (dependencies) => (place: UploadPlace, published: () => void) =>
      new UploadViewModel(dependencies, place, published),
    [own.uploadDependencies],
  );
  wiring.singleton(
    own.createMembers,
    (gateway, dialogs, notices, session) => (developer: string) =>
      new MembersViewModel(gateway, dialogs, notices, developer, () => session.load()),
    [own.gateway, t.dialogState, t.noticesState, own.session],
  );
  wiring.singleton(
    own.createTokens,
    (gateway, dialogs, clipboard) => (developer: string) => new TokensViewModel(gateway, dialogs, clipboard, developer),
    [own.gateway, t.dialogState, t.clipboard],
  );
  wiring.singleton(
    own.createAudit,
    (gateway, session) => (developer: string, page: number) =>
      new AccountListViewModel((at) => gateway.audit(developer, at), session, page),
    [own.gateway, t.sessionState],
  );
  wiring.record(own.services, {
    createCommunity: own.createCommunity,
    createAnnouncements: own.createAnnouncements,
    createAnnouncement: own.createAnnouncement,
    createMessages: own.createMessages,
    createMessage: own.createMessage,
    session: own.session,
    dialog: own.dialog,
    toasts: t.toastsView,
    modals: t.modalOwner,
    panels: t.openPanels,
    page: own.page,
    portalOrigin: own.portalOrigin,
    readProgram: own.readProgram,
    createStart: own.createStart,
    createGames: own.createGames,
    createBuilds: own.createBuilds,
    createStatistics: own.createStatistics,
    createComparison: own.createComparison,
    createScores: own.createScores,
    createHealth: own.createHealth,
    createDetails: own.createDetails,
    createLists: own.createLists,
    createPictures: own.createPictures,
    createDraft: own.createDraft,
    createUpload: own.createUpload,
    createMembers: own.createMembers,
    createTokens: own.createTokens,
    createWebhooks: own.createWebhooks,
    createTesters: own.createTesters,
    createMoney: own.createMoney,
    createAudit: own.createAudit,
  });
};

/** Modules of the developer console, an application of its own. */
export const createConsoleModules = (settings: ConsoleSettings): readonly Module[] => [
  (wiring) => {
    wiring.value(own.settings, settings);
  },
  adaptersModule,
  noticesModule,
  consolePlayersModule,
  screensModule,
];
