import type { ReviewGateway } from '../../application/reviews/review-gateway.port';
import type { GameGateway } from '../../application/games/game-gateway.port';
import type { ContentGateway } from '../../application/content/content-gateway.port';
import type { ModalOwner } from '../../application/notices/modal-owner';
import type { FindRedirect } from '../../application/content/find-redirect.use-case';
import type { LoadHome } from '../../application/home/load-home.use-case';
import type { XrSupport } from '../../application/play/xr-support.port';
import type { RequirePlayer } from '../../application/session/require-player.use-case';
import type { Build, Game } from '../../domain/games/game';
import type { ArcadeServices } from './arcade-services';
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
import type { OverlayServices } from '../notices/NoticeOverlays';
import type { ShareGameViewModel } from '../games/share-game.view-model';
import type { OverlaysViewModel } from '../notices/overlays.view-model';
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

/** What a game page is given beside its data. */
export interface PlayServices {
  /** `wanted` when Play was pressed before the page came. */
  readonly createPlayer: (game: Game, build: Build, wanted: boolean) => PlayerViewModel;
  readonly xrSupport: XrSupport;
  readonly createShare: (game: Game) => ShareGameViewModel;
  readonly createFavourite: MarkServices['favourite'];
  /** Asks in the confirmation dialog. */
  readonly ask: OverlaysViewModel['ask'];
  /** What the game has the portal ask. */
  readonly question: QuestionViewModel;
  readonly reviewGateway: Pick<ReviewGateway, 'list'>;
  /** What players make of a game: `reviewsPage` is the one that the address asks for. */
  readonly createCommunity: (page: GamePageData, reviewsPage: number) => GameCommunityViewModel;
  /** The boards of a game, by its slug. */
  readonly createLeaderboards: (game: string) => LeaderboardsViewModel;
  readonly pageAds: PageAdsViewModel;
  /** The way to report what a game's page shows. */
  readonly report: ReportDialogViewModel;
}

/** All that the screens are given; the composition root fills it, and routes hand each screen only what it needs. */
export interface AppServices {
  readonly loadHome: LoadHome;
  readonly gameGateway: Pick<GameGateway, 'index' | 'page'>;
  readonly contentGateway: Pick<ContentGateway, 'article' | 'legalPage'>;
  readonly findRedirect: FindRedirect;
  /** Guards the pages that are a player's own. */
  readonly requirePlayer: RequirePlayer;
  readonly session: SessionViewModel;
  readonly toasts: ToastsViewModel;
  readonly authModal: AuthModalViewModel;
  readonly modals: ModalOwner;
  readonly overlays: OverlaysViewModel;
  readonly navigation: NavigationViewModel;
  readonly pageWait: PageWaitViewModel;
  /** What pages were given, for as long as one and the same visitor uses the tab. */
  readonly pageMemory: PageMemory;
  /** Reports what was thrown in a part of a page. */
  readonly report: (thrown: unknown) => void;
  readonly inboxMenu: InboxMenuViewModel;
  readonly pageAds: PageAdsViewModel;
  readonly footer: FooterViewModel;
  readonly snowfall: SnowfallViewModel;
  /** Counts down to the next try of a page that is down. */
  readonly createRetry: (again: () => void) => RetryViewModel;
  /** Brings what only game pages need, once. */
  readonly openPlay: () => Promise<PlayServices>;
  /** Brings what only modals need, once. */
  readonly openOverlays: () => Promise<OverlayServices>;
  /** Brings what only the auth dialog needs, once. */
  readonly openAuth: () => Promise<AuthPanes>;
  /** Brings what only signing in by a provider needs, once. */
  readonly openSocial: () => Promise<SocialServices>;
  /** Brings what only searching needs, once. */
  readonly openSearch: () => Promise<SearchServices>;
  /** Brings what only the pages beside games need, once: tags, items, developers, players, the blog and help. */
  readonly openArcade: () => Promise<ArcadeServices>;
  /** Brings what only the shop's pages need, once. */
  readonly openMarket: () => Promise<MarketServices>;
  /** Brings what only the account's pages need, once. */
  readonly openAccount: () => Promise<AccountServices>;
  /** Brings what only the pages of mailed links need, once. */
  readonly openTokens: () => Promise<TokenServices>;
}
