import type { ProfileGateway } from '../../application/profile/profile-gateway.port';
import type { HelpGateway } from '../../application/help/help-gateway.port';
import type { TagGateway } from '../../application/games/tag-gateway.port';
import type { DeveloperGateway } from '../../application/developers/developer-gateway.port';
import type { BlogGateway } from '../../application/content/blog-gateway.port';
import type { CatalogGateway } from '../../application/catalog/catalog-gateway.port';
import type { CountArticleRead } from '../../application/content/count-article-read.use-case';
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
  readonly tagGateway: Pick<TagGateway, 'games'>;
  readonly catalogGateway: Pick<CatalogGateway, 'item'>;
  /** The button that copies an item’s address, by its game and its own name. */
  readonly createItemLink: (game: string, item: string) => ItemLinkViewModel;
  /** The button that buys an item of the shop; `getCoins` leads to where coins are had. */
  readonly createItemPurchase: (item: CatalogItemDetails, getCoins: () => void) => ItemPurchaseViewModel;
  readonly developerGateway: Pick<DeveloperGateway, 'announcement' | 'announcements' | 'page'>;
  readonly profileGateway: Pick<ProfileGateway, 'profile'>;
  readonly createProfileRelationship: () => ProfileRelationshipViewModel;
  /** What looks whether a shown profile still holds, and has the page read again where it does not. */
  readonly createProfileWatch: (shown: () => Profile | undefined, outdated: () => void) => ProfileWatch;
  /** The comments on a profile, by user name; `refused` hears that one of them may not be written or is not there. */
  readonly createComments: (user: string, refused: () => void) => CommentsViewModel;
  readonly marks: MarkServices;
  /** The way to report what such a page shows. */
  readonly createReport: () => ReportDialogViewModel;
  readonly blogGateway: Pick<BlogGateway, 'index'>;
  readonly countArticleRead: CountArticleRead;
  readonly helpGateway: Pick<HelpGateway, 'questions'>;
  readonly help: HelpServices;
}
