import type { BuildComparison, ComparedVersions } from '../../domain/console/build-comparison';
import type { ConsoleGame, AuditPage } from '../../domain/console/console';
import type { OpenPanels } from '../../application/shell/open-panels';
import type { ModalOwner } from '../../application/notices/modal-owner';
import type { AccountListViewModel } from '../account/account-list.view-model';
import type { DialogViewModel } from '../notices/dialog.view-model';
import type { ToastsViewModel } from '../notices/toasts.view-model';
import type { PageContext } from '../shared/page-context';
import type { LoadedViewModel } from '../shared/loaded.view-model';
import type { OwnAnnouncements } from '../../domain/console/announcement';
import type { OwnReviewFilter } from '../../domain/console/own-reviews';
import type { PlayerMessages } from '../../domain/console/player-message';
import type { TicketStatus } from '../../domain/support/ticket';
import type { AnnouncementViewModel } from './announcement.view-model';
import type { BuildsViewModel } from './builds.view-model';
import type { CommunityViewModel } from './community.view-model';
import type { ConsoleViewModel } from './console.view-model';
import type { DetailsViewModel } from './details.view-model';
import type { DraftViewModel } from './draft.view-model';
import type { HealthViewModel } from './health.view-model';
import type { ListsViewModel } from './lists.view-model';
import type { MembersViewModel } from './members.view-model';
import type { MessageViewModel } from './message.view-model';
import type { MoneyViewModel } from './money.view-model';
import type { PicturesViewModel } from './pictures.view-model';
import type { ScoresViewModel } from './scores.view-model';
import type { StartViewModel } from './start.view-model';
import type { StatisticsViewModel } from './statistics.view-model';
import type { TestersViewModel } from './testers.view-model';
import type { TokensViewModel } from './tokens.view-model';
import type { UploadPlace, UploadViewModel } from './upload.view-model';
import type { WebhooksViewModel } from './webhooks.view-model';

/** Services of the console's screens. */
export interface ConsoleServices {
  readonly session: ConsoleViewModel;
  readonly dialog: DialogViewModel;
  readonly toasts: ToastsViewModel;
  readonly modals: ModalOwner;
  readonly panels: OpenPanels;
  readonly page: PageContext;
  /** Origin of the portal's pages. */
  readonly portalOrigin: string;
  /** Reads the program of the playground in this tab; undefined without one. */
  readonly readProgram: () => string | undefined;
  readonly createStart: () => StartViewModel;
  readonly createGames: (developer: string) => LoadedViewModel<readonly ConsoleGame[]>;
  readonly createBuilds: (developer: string, game: string) => BuildsViewModel;
  readonly createStatistics: (developer: string, game: string) => StatisticsViewModel;
  readonly createComparison: (
    developer: string,
    game: string,
    versions: ComparedVersions,
  ) => LoadedViewModel<BuildComparison>;
  readonly createScores: (developer: string, game: string) => ScoresViewModel;
  readonly createHealth: (developer: string, game: string) => HealthViewModel;
  /** Creates the form about the details of a game or of its draft. */
  readonly createDetails: (developer: string, game: string, draft: boolean) => DetailsViewModel;
  /** Creates the form about the lists of a game or of its draft. */
  readonly createLists: (developer: string, game: string, draft: boolean) => ListsViewModel;
  /** Creates the form about the pictures of a draft. */
  readonly createPictures: (developer: string, game: string) => PicturesViewModel;
  /** Creates the draft of a game; `changed` is called after a change has ended well. */
  readonly createDraft: (developer: string, game: string, changed: () => void) => DraftViewModel;
  /** Creates an upload; `published` is called after a success. */
  readonly createUpload: (place: UploadPlace, published: () => void) => UploadViewModel;
  readonly createMembers: (developer: string) => MembersViewModel;
  readonly createTokens: (developer: string) => TokensViewModel;
  readonly createCommunity: (
    developer: string,
    game: string,
    filter: OwnReviewFilter,
    page: number,
  ) => CommunityViewModel;
  readonly createAnnouncements: (developer: string, page: number) => AccountListViewModel<OwnAnnouncements>;
  /** Creates the editor of an announcement; undefined for a new one. */
  readonly createAnnouncement: (developer: string, slug: string | undefined) => AnnouncementViewModel;
  /** Creates the list of messages with a status, or of all. */
  readonly createMessages: (
    developer: string,
    status: TicketStatus | undefined,
    page: number,
  ) => AccountListViewModel<PlayerMessages>;
  readonly createMessage: (developer: string, number: string) => MessageViewModel;
  readonly createWebhooks: (developer: string, game: string) => WebhooksViewModel;
  readonly createTesters: (developer: string, game: string) => TestersViewModel;
  readonly createMoney: (developer: string) => MoneyViewModel;
  readonly createAudit: (developer: string, page: number) => AccountListViewModel<AuditPage>;
}
