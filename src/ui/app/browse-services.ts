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
import type { Screen } from '../shared/use-screen';

/** Services of the pages for tags, items, developers, players, blog and help. */
export interface BrowseServices {
  readonly tagGateway: Pick<TagGateway, 'games'>;
  readonly catalogGateway: Pick<CatalogGateway, 'item'>;
  /** Creates the button that copies an item's URL, by the slugs of game and item. */
  readonly createItemLink: (game: string, item: string) => ItemLinkViewModel;
  /** Creates the button that buys an item; `getCoins` opens the coin shop. */
  readonly createItemPurchase: (item: CatalogItemDetails, getCoins: () => void) => ItemPurchaseViewModel;
  readonly developerGateway: Pick<DeveloperGateway, 'announcement' | 'announcements' | 'page'>;
  readonly profileGateway: Pick<ProfileGateway, 'profile'>;
  readonly createProfileRelationship: () => ProfileRelationshipViewModel;
  /** Creates a watch that calls `outdated` when the shown profile must be reloaded. */
  readonly createProfileWatch: (shown: () => Profile | undefined, outdated: () => void) => ProfileWatch;
  /** Creates a watch that calls `returned` when a tab without access to a profile becomes visible again. */
  readonly createHiddenProfileWatch: (user: string, returned: () => void) => Screen;
  /** Creates the comments on a profile by username; `refused` is called when a comment is forbidden or missing. */
  readonly createComments: (user: string, refused: () => void) => CommentsViewModel;
  readonly marks: MarkServices;
  /** Creates the report dialog. */
  readonly createReport: () => ReportDialogViewModel;
  readonly blogGateway: Pick<BlogGateway, 'index'>;
  readonly countArticleRead: CountArticleRead;
  readonly helpGateway: Pick<HelpGateway, 'questions'>;
  readonly help: HelpServices;
}
