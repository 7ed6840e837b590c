import type { LoadCatalogItem } from '../../application/catalog/load-catalog-item.use-case';
import type { CountArticleRead } from '../../application/content/count-article-read.use-case';
import type { LoadBlog } from '../../application/content/load-blog.use-case';
import type { LoadAnnouncement } from '../../application/developers/load-announcement.use-case';
import type { LoadAnnouncements } from '../../application/developers/load-announcements.use-case';
import type { LoadDeveloper } from '../../application/developers/load-developer.use-case';
import type { LoadTagGames } from '../../application/games/load-tag-games.use-case';
import type { LoadQuestions } from '../../application/help/load-questions.use-case';
import type { LoadProfile } from '../../application/profile/load-profile.use-case';
import type { Profile } from '../../domain/account/profile';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import type { ItemLinkViewModel, ItemPurchaseViewModel } from '../catalog/item-purchase.view-model';
import type { CommentsViewModel } from '../comments/comments.view-model';
import type { MarkServices } from '../community/mark.view-model';
import type { HelpServices } from '../help/question-search.view-model';
import type { ProfileRelationshipViewModel } from '../profile/profile-relationship.view-model';
import type { ProfileWatch } from '../profile/profile-address';
import type { ReportDialogViewModel } from '../reports/report-dialog.view-model';

/** What the pages are given that are browsed beside games: tags, items, developers, players, the blog and help. */
export interface ArcadeServices {
  readonly loadTagGames: LoadTagGames;
  readonly loadCatalogItem: LoadCatalogItem;
  /** The button that copies an item’s address, by its game and its own name. */
  readonly createItemLink: (game: string, item: string) => ItemLinkViewModel;
  /** The button that buys an item of the shop; `getCoins` leads to where coins are had. */
  readonly createItemPurchase: (item: CatalogItemDetails, getCoins: () => void) => ItemPurchaseViewModel;
  readonly loadDeveloper: LoadDeveloper;
  readonly loadAnnouncements: LoadAnnouncements;
  readonly loadAnnouncement: LoadAnnouncement;
  readonly loadProfile: LoadProfile;
  readonly createProfileRelationship: () => ProfileRelationshipViewModel;
  /** What looks whether a shown profile still holds, and has the page read again where it does not. */
  readonly createProfileWatch: (shown: () => Profile | undefined, outdated: () => void) => ProfileWatch;
  /** The comments on a profile, by user name; `refused` hears that one of them may not be written or is not there. */
  readonly createComments: (user: string, refused: () => void) => CommentsViewModel;
  readonly marks: MarkServices;
  /** The way to report what such a page shows. */
  readonly createReport: () => ReportDialogViewModel;
  readonly loadBlog: LoadBlog;
  readonly countArticleRead: CountArticleRead;
  readonly loadQuestions: LoadQuestions;
  readonly help: HelpServices;
}
