import type { ReviewGateway } from '../../application/reviews/review-gateway.port';
import type { GameGateway } from '../../application/games/game-gateway.port';
import type { ContentGateway } from '../../application/content/content-gateway.port';
import type { ModalOwner } from '../../application/notices/modal-owner';
import type { FindRedirect } from '../../application/content/find-redirect.use-case';
import type { OpenPanels } from '../../application/shell/open-panels';
import type { LoadHome } from '../../application/home/load-home.use-case';
import type { XrSupport } from '../../application/play/xr-support.port';
import type { PromptSignIn } from '../../application/auth/prompt-sign-in.use-case';
import type { RequirePlayer } from '../../application/session/require-player.use-case';
import type { Build, Game } from '../../domain/games/game';
import type { ReviewQuery } from '../../domain/reviews/review-query';
import type { BrowseServices } from './browse-services';
import type { PageMemory } from './page-memory';
import type { AccountServices } from '../account/account-services';
import type { PageAdsViewModel } from '../ads/page-ads.view-model';
import type { AuthPanes } from '../auth/auth-panes';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import type { SocialServices } from '../auth/social/social-status.view-model';
import type { MarkServices } from '../community/mark.view-model';
import type { QuestionViewModel } from '../bridge/question.view-model';
import type { GameCommunityViewModel } from '../games/game-community.view-model';
import type { GamePageData } from '../games/game-page-data';
import type { LeaderboardsViewModel } from '../leaderboards/leaderboards.view-model';
import type { MarketServices } from '../market/market-services';
import type { OfflineGameViewModel } from '../offline/offline-game.view-model';
import type { OfflineServices } from '../offline/offline-services';
import type { OverlayServices } from '../notices/NoticeOverlays';
import type { ShareGameViewModel } from '../games/share-game.view-model';
import type { OverlaysViewModel } from '../notices/overlays.view-model';
import type { PlayerHomeServices } from '../home/PlayerRowsPlace';
import type { InboxMenuViewModel } from '../inbox/inbox-menu.view-model';
import type { RetryViewModel } from '../errors/retry.view-model';
import type { ToastsViewModel } from '../notices/toasts.view-model';
import type { PlayerViewModel } from '../play/player.view-model';
import type { ReportDialogViewModel } from '../reports/report-dialog.view-model';
import type { SearchServices } from '../search/search-page-data';
import type { SessionViewModel } from '../session/session.view-model';
import type { TokenServices } from '../tokens/token-services';
import type { FooterViewModel } from '../shell/footer.view-model';
import type { NavigationViewModel } from '../shell/navigation.view-model';
import type { PageWaitViewModel } from '../shell/page-wait.view-model';
import type { SnowfallViewModel } from '../shell/snowfall.view-model';

/** Services of the game pages. */
export interface PlayServices {
  /** `wanted` is true if Play was pressed before the page was ready. */
  readonly createPlayer: (game: Game, build: Build, wanted: boolean, parameters: URLSearchParams) => PlayerViewModel;
  readonly xrSupport: XrSupport;
  /** Creates the state of a build's files in the browser's store. */
  readonly createOfflineGame: (game: Game, build: Build) => OfflineGameViewModel;
  readonly createShare: (game: Game) => ShareGameViewModel;
  readonly createFavourite: MarkServices['favourite'];
  /** Opens the confirmation dialog. */
  readonly ask: OverlaysViewModel['ask'];
  /** Question that the game has the portal ask. */
  readonly question: QuestionViewModel;
  readonly reviewGateway: Pick<ReviewGateway, 'list'>;
  /** Creates the reviews and comments of a game, with the reviews that the URL requests. */
  readonly createCommunity: (page: GamePageData, reviewQuery: ReviewQuery) => GameCommunityViewModel;
  /** Creates the leaderboards of a game, by its slug. */
  readonly createLeaderboards: (game: string) => LeaderboardsViewModel;
  readonly pageAds: PageAdsViewModel;
  /** Asks a visitor to log in before a step of the game page. */
  readonly promptSignIn: Pick<PromptSignIn, 'execute'>;
  /** Report dialog of the game page. */
  readonly report: ReportDialogViewModel;
}

/** Services of all screens; filled by the composition root, and each route passes on only what its screen needs. */
export interface AppServices {
  readonly loadHome: LoadHome;
  readonly gameGateway: Pick<GameGateway, 'index' | 'page'>;
  readonly contentGateway: Pick<ContentGateway, 'article' | 'legalPage'>;
  readonly findRedirect: FindRedirect;
  /** Guards pages that require a login. */
  readonly requirePlayer: RequirePlayer;
  readonly session: SessionViewModel;
  readonly toasts: ToastsViewModel;
  readonly authModal: AuthModalViewModel;
  readonly modals: ModalOwner;
  readonly panels: OpenPanels;
  readonly overlays: OverlaysViewModel;
  readonly navigation: NavigationViewModel;
  readonly pageWait: PageWaitViewModel;
  /** Cache of page data, valid while the visitor stays the same. */
  readonly pageMemory: PageMemory;
  /** Reports an error thrown by a part of a page. */
  readonly report: (thrown: unknown) => void;
  readonly inboxMenu: InboxMenuViewModel;
  readonly pageAds: PageAdsViewModel;
  readonly footer: FooterViewModel;
  readonly snowfall: SnowfallViewModel;
  /** Creates the countdown to the next retry of a failed page. */
  readonly createRetry: (again: () => void) => RetryViewModel;
  /** Loads the services of game pages once. */
  readonly openPlay: () => Promise<PlayServices>;
  /** Loads the services of modals once. */
  readonly openOverlays: () => Promise<OverlayServices>;
  /** Loads the services of the auth dialog once. */
  readonly openAuth: () => Promise<AuthPanes>;
  /** Loads the services of provider logins once. */
  readonly openSocial: () => Promise<SocialServices>;
  /** Loads the search services once. */
  readonly openSearch: () => Promise<SearchServices>;
  /** Loads the services of tags, items, developers, players, blog and help once. */
  readonly openBrowse: () => Promise<BrowseServices>;
  /** Loads the services of the shop once. */
  readonly openMarket: () => Promise<MarketServices>;
  /** Loads the services of the account pages once. */
  readonly openAccount: () => Promise<AccountServices>;
  /** Loads the services of pages behind emailed links once. */
  readonly openTokens: () => Promise<TokenServices>;
  /** Loads the player's rows of the home page once, when the page is idle. */
  readonly openPlayerHome: () => Promise<PlayerHomeServices>;
  /** Loads the state of offline use once, when the page is idle. */
  readonly openOffline: () => Promise<OfflineServices>;
}
