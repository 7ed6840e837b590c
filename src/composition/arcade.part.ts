import { PageClipboard } from '../adapters/browser/page-actions';
import { httpCatalogGateway } from '../adapters/http/http-catalog-gateway';
import {
  httpBlogGateway,
  httpDeveloperGateway,
  httpHelpGateway,
  httpTagGateway,
} from '../adapters/http/http-catalogue-gateways';
import { httpCommentGateway, httpFriendGateway, httpProfileGateway } from '../adapters/http/http-community-gateways';
import { httpInventoryGateway } from '../adapters/http/http-inventory-gateway';
import { httpSecurityGateway } from '../adapters/http/http-security-gateway';
import { TabContactDraftStore } from '../adapters/storage/tab-contact-draft-store';
import { PromptSignIn } from '../application/auth/prompt-sign-in.use-case';
import { CopyItemAddress } from '../application/catalog/copy-item-address.use-case';
import { DeleteComment } from '../application/community/delete-comment.use-case';
import { PostComment } from '../application/community/post-comment.use-case';
import { CountArticleRead } from '../application/content/count-article-read.use-case';
import { ChangeFriendship } from '../application/friends/change-friendship.use-case';
import { FollowOwnAddress } from '../application/help/follow-own-address.use-case';
import type { HelpGateway } from '../application/help/help-gateway.port';
import { SendSupportMessage } from '../application/help/send-support-message.use-case';
import { BuyItem } from '../application/inventory/buy-item.use-case';
import { PurchaseKeys } from '../application/inventory/purchase-keys';
import type { Clipboard } from '../application/system/clipboard.port';
import { CopyViewModel } from '../ui/account/copy.view-model';
import type { ArcadeServices } from '../ui/app/arcade-services';
import { ItemLinkViewModel, ItemPurchaseViewModel } from '../ui/catalog/item-purchase.view-model';
import { CommentsViewModel } from '../ui/comments/comments.view-model';
import { ContactViewModel } from '../ui/help/contact.view-model';
import type { HelpServices } from '../ui/help/question-search.view-model';
import { QuestionSearchViewModel } from '../ui/help/question-search.view-model';
import { ProfileWatch } from '../ui/profile/profile-address';
import { ProfileRelationshipViewModel } from '../ui/profile/profile-relationship.view-model';
import { communityMarks } from './community.part';
import { createReportDialog } from './create-report-dialog';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Creates the services of the help centre. */
function helpServices(wiring: Wiring, gateway: HelpGateway, clipboard: Clipboard): HelpServices {
  const clock = wiring.get(tokens.clock);
  const ownAddress = new FollowOwnAddress(
    httpSecurityGateway(wiring.get(tokens.http)),
    wiring.get(tokens.sessionState),
  );
  const send = new SendSupportMessage(gateway);
  const drafts = new TabContactDraftStore();
  return {
    createContact: () =>
      new ContactViewModel(send, ownAddress, drafts, wiring.get(tokens.noticesState), clock, wiring.get(tokens.random)),
    createQuestionSearch: (asked) => new QuestionSearchViewModel(clock, asked),
    createCopy: () => new CopyViewModel(clipboard, clock),
  };
}

/** Creates purchases on item pages; idempotency keys are kept for the lifetime of the tab. */
function createItemPurchase(wiring: Wiring): ArcadeServices['createItemPurchase'] {
  const session = wiring.get(tokens.sessionState);
  const keys = new PurchaseKeys(wiring.get(tokens.random));
  const inventory = httpInventoryGateway(wiring.get(tokens.http));
  const dependencies = {
    buyItem: new BuyItem(inventory, keys, session),
    inventory,
    session,
    promptSignIn: new PromptSignIn(session, wiring.get(tokens.authModalState)),
    dialogs: wiring.get(tokens.dialogState),
    notices: wiring.get(tokens.noticesState),
  };
  return (item, getCoins) => new ItemPurchaseViewModel(dependencies, item, getCoins);
}

/** Creates the services of all pages except game pages. `clipboard` receives copied text. */
export function openArcade(wiring: Wiring, clipboard: Clipboard): ArcadeServices {
  const http = wiring.get(tokens.http);
  const catalog = httpCatalogGateway(http);
  const copyItemAddress = new CopyItemAddress(catalog, clipboard);
  const developers = httpDeveloperGateway(http);
  const blog = httpBlogGateway(http);
  const changeFriendship = new ChangeFriendship(httpFriendGateway(http));
  const comments = httpCommentGateway(http);
  const profileGateway = httpProfileGateway(http);
  const help = httpHelpGateway(http);
  return {
    tagGateway: httpTagGateway(http),
    catalogGateway: catalog,
    createItemLink: (game, item) =>
      new ItemLinkViewModel(copyItemAddress, wiring.get(tokens.noticesState), wiring.get(tokens.clock), game, item),
    createItemPurchase: createItemPurchase(wiring),
    developerGateway: developers,
    profileGateway,
    createProfileRelationship: () =>
      new ProfileRelationshipViewModel(
        {
          change: changeFriendship,
          dialogs: wiring.get(tokens.dialogState),
          notices: wiring.get(tokens.noticesState),
        },
        (username) => {
          wiring.get(tokens.pageMemory).forget(`/community/user/${username}`);
        },
      ),
    createProfileWatch: (shown, outdated) =>
      new ProfileWatch({ load: profileGateway, attention: wiring.get(tokens.attention) }, shown, () => {
        const username = shown()?.username;
        if (username !== undefined) wiring.get(tokens.pageMemory).forget(`/community/user/${username}`);
        outdated();
      }),
    createComments: (user, refused) =>
      new CommentsViewModel(
        {
          load: comments,
          post: new PostComment(comments),
          remove: new DeleteComment(comments),
          session: wiring.get(tokens.sessionState),
          authModal: wiring.get(tokens.authModalState),
          dialogs: wiring.get(tokens.dialogState),
          notices: wiring.get(tokens.noticesState),
          attention: wiring.get(tokens.attention),
        },
        user,
        refused,
      ),
    marks: communityMarks(wiring),
    createReport: () => createReportDialog(wiring),
    blogGateway: blog,
    countArticleRead: new CountArticleRead(blog, wiring.get(tokens.attention)),
    helpGateway: help,
    help: helpServices(wiring, help, clipboard),
  };
}

/** Creates the browse services of a tab; the script is loaded with the first browse page. */
export function openBrowserArcade(wiring: Wiring): ArcadeServices {
  return openArcade(wiring, new PageClipboard());
}
