import { CanvasPictureReader } from '../adapters/browser/canvas-picture-reader';
import { httpDeveloperCommunityGateway } from '../adapters/http/http-developer-community-gateway';
import { httpMoneyGateway } from '../adapters/http/http-money-gateway';
import { httpScoresGateway } from '../adapters/http/http-scores-gateway';
import { httpTesterGateway } from '../adapters/http/http-tester-gateways';
import { httpWebhookGateway } from '../adapters/http/http-webhook-gateway';
import type { BuildUploads } from '../application/console/build-uploads.port';
import type { DeveloperCommunityGateway } from '../application/console/community-gateway.port';
import type { PictureReader } from '../application/profile/picture-reader.port';
import type { ConsoleGateway } from '../application/console/console-gateway.port';
import type { MoneyGateway } from '../application/console/money-gateway.port';
import type { ScoresGateway } from '../application/console/scores-gateway.port';
import type { TesterGateway } from '../application/console/tester-gateway.port';
import type { WebhookGateway } from '../application/console/webhook-gateway.port';
import { entryPictureRules, gamePictureRules } from '../domain/console/game-picture';
import type { OwnReviewFilter } from '../domain/console/own-reviews';
import type { TicketStatus } from '../domain/support/ticket';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import { AnnouncementViewModel } from '../ui/console/announcement.view-model';
import { AnswerDrafts, CommunityViewModel } from '../ui/console/community.view-model';
import type { ConsoleServices } from '../ui/console/console-services';
import { HealthViewModel } from '../ui/console/health.view-model';
import { MessageViewModel } from '../ui/console/message.view-model';
import { MoneyViewModel } from '../ui/console/money.view-model';
import { ListsViewModel } from '../ui/console/lists.view-model';
import { PicturesViewModel } from '../ui/console/pictures.view-model';
import { ScoresViewModel } from '../ui/console/scores.view-model';
import { StatisticsViewModel } from '../ui/console/statistics.view-model';
import { TestersViewModel } from '../ui/console/testers.view-model';
import { WebhooksViewModel } from '../ui/console/webhooks.view-model';
import { tokens as t } from './tokens';
import type { Module } from './wiring';
import { named, token } from './wiring';

export const consolePlayersTokens = named({
  gateway: token<ConsoleGateway>(),
  uploads: token<BuildUploads<File>>(),
  community: token<DeveloperCommunityGateway>(),
  scoresGateway: token<ScoresGateway>(),
  webhookGateway: token<WebhookGateway>(),
  testerGateway: token<TesterGateway>(),
  moneyGateway: token<MoneyGateway>(),
  answerDrafts: token<AnswerDrafts>(),
  createCommunity: token<ConsoleServices['createCommunity']>(),
  createAnnouncements: token<ConsoleServices['createAnnouncements']>(),
  createAnnouncement: token<ConsoleServices['createAnnouncement']>(),
  createMessages: token<ConsoleServices['createMessages']>(),
  createMessage: token<ConsoleServices['createMessage']>(),
  createScores: token<ConsoleServices['createScores']>(),
  createStatistics: token<ConsoleServices['createStatistics']>(),
  createHealth: token<ConsoleServices['createHealth']>(),
  entryPictureReader: token<PictureReader>(),
  createLists: token<ConsoleServices['createLists']>(),
  createPictures: token<ConsoleServices['createPictures']>(),
  createWebhooks: token<ConsoleServices['createWebhooks']>(),
  createTesters: token<ConsoleServices['createTesters']>(),
  createMoney: token<ConsoleServices['createMoney']>(),
});
const own = consolePlayersTokens;

/** Reviews, announcements, messages, scores, statistics, health, lists, pictures, webhooks, test users and money in the console. */
export const consolePlayersModule: Module = (wiring) => {
  wiring.port(own.community, httpDeveloperCommunityGateway, [t.http]);
  wiring.port(own.scoresGateway, httpScoresGateway, [t.http]);
  wiring.port(own.webhookGateway, httpWebhookGateway, [t.http]);
  wiring.port(own.testerGateway, httpTesterGateway, [t.http]);
  wiring.port(own.moneyGateway, httpMoneyGateway, [t.http]);
  wiring.singleton(own.answerDrafts, (leaveGuard) => new AnswerDrafts(leaveGuard), [t.leaveGuard]);
  wiring.singleton(
    own.createCommunity,
    (gateway, dialogs, notices, session, drafts) =>
      (developer: string, game: string, filter: OwnReviewFilter, page: number) =>
        new CommunityViewModel({ gateway, dialogs, notices, session, drafts }, developer, game, filter, page),
    [own.community, t.dialogState, t.noticesState, t.sessionState, own.answerDrafts],
  );
  wiring.singleton(
    own.createAnnouncements,
    (community, session) => (developer: string, page: number) =>
      new AccountListViewModel((at) => community.announcements(developer, at), session, page),
    [own.community, t.sessionState],
  );
  wiring.singleton(
    own.createAnnouncement,
    (community, gateway, notices, clock, dialogs, leaveGuard) => (developer: string, slug: string | undefined) =>
      new AnnouncementViewModel({ community, gateway, notices, clock, dialogs, leaveGuard }, developer, slug),
    [own.community, own.gateway, t.noticesState, t.clock, t.dialogState, t.leaveGuard],
  );
  wiring.singleton(
    own.createMessages,
    (community, session) => (developer: string, status: TicketStatus | undefined, page: number) =>
      new AccountListViewModel((at) => community.messages(developer, status, at), session, page),
    [own.community, t.sessionState],
  );
  wiring.singleton(
    own.createMessage,
    (gateway, notices, attention, random, drafts) => (developer: string, number: string) =>
      new MessageViewModel({ gateway, notices, attention, random, drafts }, developer, number),
    [own.community, t.noticesState, t.attention, t.random, own.answerDrafts],
  );
  wiring.singleton(
    own.createScores,
    (gateway, dialogs, notices, clock) => (developer: string, game: string) =>
      new ScoresViewModel({ gateway, dialogs, notices, clock }, { developer, game }),
    [own.scoresGateway, t.dialogState, t.noticesState, t.clock],
  );
  wiring.singleton(
    own.createStatistics,
    (gateway, clock, files) => (developer: string, game: string) =>
      new StatisticsViewModel(gateway, clock, files, developer, game),
    [own.gateway, t.clock, t.fileSaver],
  );
  wiring.singleton(
    own.createHealth,
    (gateway, clock) => (developer: string, game: string) => new HealthViewModel(gateway, clock, developer, game),
    [own.gateway, t.clock],
  );
  wiring.port(t.pictureReader, () => new CanvasPictureReader(gamePictureRules), []);
  wiring.singleton(
    own.createPictures,
    (gateway, uploads, reader, dialogs, leaveGuard) => (developer: string, game: string) =>
      new PicturesViewModel({ gateway, uploads, reader, dialogs, leaveGuard }, developer, game),
    [own.gateway, own.uploads, t.pictureReader, t.dialogState, t.leaveGuard],
  );
  wiring.port(own.entryPictureReader, () => new CanvasPictureReader(entryPictureRules), []);
  wiring.singleton(
    own.createLists,
    (gateway, reader, dialogs, leaveGuard) => (developer: string, game: string, draft: boolean) =>
      new ListsViewModel({ gateway, reader, dialogs, leaveGuard }, developer, game, draft),
    [own.gateway, own.entryPictureReader, t.dialogState, t.leaveGuard],
  );
  wiring.singleton(
    own.createWebhooks,
    (gateway, dialogs, notices, clipboard, clock) => (developer: string, game: string) =>
      new WebhooksViewModel({ gateway, dialogs, notices, clipboard, clock }, { developer, game }),
    [own.webhookGateway, t.dialogState, t.noticesState, t.clipboard, t.clock],
  );
  wiring.singleton(
    own.createTesters,
    (gateway, dialogs, notices) => (developer: string, game: string) =>
      new TestersViewModel({ gateway, dialogs, notices }, developer, game),
    [own.testerGateway, t.dialogState, t.noticesState],
  );
  wiring.singleton(
    own.createMoney,
    (gateway, clock, dialogs, notices, files) => (developer: string) =>
      new MoneyViewModel({ gateway, clock, dialogs, notices, files }, developer),
    [own.moneyGateway, t.clock, t.dialogState, t.noticesState, t.fileSaver],
  );
};
