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
import { TabCommentDraftStore } from '../adapters/storage/tab-comment-draft-store';
import { TabContactDraftStore } from '../adapters/storage/tab-contact-draft-store';
import { CopyItemAddress } from '../application/catalog/copy-item-address.use-case';
import type { CommentDraftStore } from '../application/community/comment-draft-store.port';
import type { CommentGateway } from '../application/community/comment-gateway.port';
import { DeleteComment } from '../application/community/delete-comment.use-case';
import { PostComment } from '../application/community/post-comment.use-case';
import type { BlogGateway } from '../application/content/blog-gateway.port';
import { CountArticleRead } from '../application/content/count-article-read.use-case';
import type { DeveloperGateway } from '../application/developers/developer-gateway.port';
import { ChangeFriendship } from '../application/friends/change-friendship.use-case';
import type { TagGateway } from '../application/games/tag-gateway.port';
import type { ContactDraftStore } from '../application/help/contact-draft-store.port';
import { FollowOwnAddress } from '../application/help/follow-own-address.use-case';
import type { HelpGateway } from '../application/help/help-gateway.port';
import { SendSupportMessage } from '../application/help/send-support-message.use-case';
import { BuyItem } from '../application/inventory/buy-item.use-case';
import { PurchaseKeys } from '../application/inventory/purchase-keys';
import type { ProfileGateway } from '../application/profile/profile-gateway.port';
import { CopyViewModel } from '../ui/account/copy.view-model';
import type { BrowseServices } from '../ui/app/browse-services';
import type { ItemPurchaseDependencies } from '../ui/catalog/item-purchase.view-model';
import { ItemLinkViewModel, ItemPurchaseViewModel } from '../ui/catalog/item-purchase.view-model';
import type { CommentsDependencies } from '../ui/comments/comments.view-model';
import { CommentsViewModel } from '../ui/comments/comments.view-model';
import { ContactViewModel } from '../ui/help/contact.view-model';
import type { HelpServices } from '../ui/help/question-search.view-model';
import { QuestionSearchViewModel } from '../ui/help/question-search.view-model';
import { profileAddress, ProfileWatch } from '../ui/profile/profile-address';
import { ProfileRelationshipViewModel } from '../ui/profile/profile-relationship.view-model';
import { communityTokens as community, marksModule, reportsModule } from './community.part';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const browseTokens = named({
  tagGateway: token<TagGateway>(),
  developerGateway: token<DeveloperGateway>(),
  blogGateway: token<BlogGateway>(),
  helpGateway: token<HelpGateway>(),
  contactDrafts: token<ContactDraftStore>(),
  commentGateway: token<CommentGateway>(),
  commentDrafts: token<CommentDraftStore>(),
  profileGateway: token<ProfileGateway>(),
  createItemLink: token<BrowseServices['createItemLink']>(),
  purchase: token<ItemPurchaseDependencies>(),
  buyItem: token<BuyItem>(),
  createItemPurchase: token<BrowseServices['createItemPurchase']>(),
  createProfileRelationship: token<BrowseServices['createProfileRelationship']>(),
  createProfileWatch: token<BrowseServices['createProfileWatch']>(),
  createHiddenProfileWatch: token<BrowseServices['createHiddenProfileWatch']>(),
  postComment: token<PostComment>(),
  deleteComment: token<DeleteComment>(),
  comments: token<CommentsDependencies>(),
  createComments: token<BrowseServices['createComments']>(),
  countArticleRead: token<CountArticleRead>(),
  createContact: token<HelpServices['createContact']>(),
  createQuestionSearch: token<HelpServices['createQuestionSearch']>(),
  createCopy: token<HelpServices['createCopy']>(),
  help: token<HelpServices>(),
  services: token<BrowseServices>(),
});
const own = browseTokens;

const helpModule: Module = (wiring) => {
  wiring.port(own.helpGateway, httpHelpGateway, [t.http]);
  wiring.port(own.contactDrafts, () => new TabContactDraftStore(), []);
  wiring.port(t.clipboard, () => new PageClipboard(), []);
  wiring.port(t.securityGateway, httpSecurityGateway, [t.http]);
  wiring.singleton(
    own.createContact,
    (gateway, security, session, drafts, notices, clock, random) => {
      const send = new SendSupportMessage(gateway);
      const ownAddress = new FollowOwnAddress(security, session);
      return () => new ContactViewModel(send, ownAddress, drafts, notices, clock, random);
    },
    [own.helpGateway, t.securityGateway, t.sessionState, own.contactDrafts, t.noticesState, t.clock, t.random],
  );
  wiring.singleton(
    own.createQuestionSearch,
    (clock): HelpServices['createQuestionSearch'] =>
      (asked) =>
        new QuestionSearchViewModel(clock, asked),
    [t.clock],
  );
  wiring.singleton(own.createCopy, (clipboard, clock) => () => new CopyViewModel(clipboard, clock), [
    t.clipboard,
    t.clock,
  ]);
  wiring.record(own.help, {
    createContact: own.createContact,
    createQuestionSearch: own.createQuestionSearch,
    createCopy: own.createCopy,
  });
};

/** Dependencies of the pages of items; idempotency keys are kept for the lifetime of the tab. */
const itemsModule: Module = (wiring) => {
  wiring.port(t.catalogGateway, httpCatalogGateway, [t.http]);
  wiring.port(t.inventoryGateway, httpInventoryGateway, [t.http]);
  wiring.singleton(
    own.createItemLink,
    (catalog, clipboard, notices, clock): BrowseServices['createItemLink'] => {
      const copyItemAddress = new CopyItemAddress(catalog, clipboard);
      return (game, item) => new ItemLinkViewModel(copyItemAddress, notices, clock, game, item);
    },
    [t.catalogGateway, t.clipboard, t.noticesState, t.clock],
  );
  wiring.singleton(
    own.buyItem,
    (inventory, random, session) => new BuyItem(inventory, new PurchaseKeys(random), session),
    [t.inventoryGateway, t.random, t.sessionState],
  );
  wiring.record(own.purchase, {
    buyItem: own.buyItem,
    inventory: t.inventoryGateway,
    session: t.sessionState,
    promptSignIn: t.promptSignIn,
    dialogs: t.dialogState,
    notices: t.noticesState,
  });
  wiring.singleton(
    own.createItemPurchase,
    (dependencies): BrowseServices['createItemPurchase'] =>
      (item, getCoins) =>
        new ItemPurchaseViewModel(dependencies, item, getCoins),
    [own.purchase],
  );
};

const profilesModule: Module = (wiring) => {
  wiring.port(own.profileGateway, httpProfileGateway, [t.http]);
  wiring.port(own.commentGateway, httpCommentGateway, [t.http]);
  wiring.port(t.friendGateway, httpFriendGateway, [t.http]);
  wiring.singleton(
    own.createProfileRelationship,
    (friends, dialogs, notices, memory) => {
      const change = new ChangeFriendship(friends);
      return () =>
        new ProfileRelationshipViewModel({ change, dialogs, notices }, (username) => {
          memory.forget(profileAddress(username));
        });
    },
    [t.friendGateway, t.dialogState, t.noticesState, t.pageMemory],
  );
  wiring.singleton(
    own.createProfileWatch,
    (load, attention, memory): BrowseServices['createProfileWatch'] =>
      (shown, outdated) =>
        new ProfileWatch({ load, attention }, shown, () => {
          const username = shown()?.username;
          if (username !== undefined) memory.forget(profileAddress(username));
          outdated();
        }),
    [own.profileGateway, t.attention, t.pageMemory],
  );
  wiring.singleton(
    own.createHiddenProfileWatch,
    (attention, memory): BrowseServices['createHiddenProfileWatch'] =>
      (user, returned) => ({
        start: () =>
          attention.onReturn(() => {
            memory.forget(profileAddress(user));
            returned();
          }),
      }),
    [t.attention, t.pageMemory],
  );
  wiring.port(own.commentDrafts, () => new TabCommentDraftStore(), []);
  wiring.singleton(own.postComment, (gateway) => new PostComment(gateway), [own.commentGateway]);
  wiring.singleton(own.deleteComment, (gateway) => new DeleteComment(gateway), [own.commentGateway]);
  wiring.record(own.comments, {
    load: own.commentGateway,
    post: own.postComment,
    remove: own.deleteComment,
    drafts: own.commentDrafts,
    session: t.sessionState,
    authModal: t.authModalState,
    dialogs: t.dialogState,
    notices: t.noticesState,
    attention: t.attention,
  });
  wiring.singleton(
    own.createComments,
    (dependencies): BrowseServices['createComments'] =>
      (user, refused) =>
        new CommentsViewModel(dependencies, user, refused),
    [own.comments],
  );
};

const browseModule: Module = (wiring) => {
  wiring.port(own.tagGateway, httpTagGateway, [t.http]);
  wiring.port(own.developerGateway, httpDeveloperGateway, [t.http]);
  wiring.port(own.blogGateway, httpBlogGateway, [t.http]);
  wiring.singleton(own.countArticleRead, (blog, attention) => new CountArticleRead(blog, attention), [
    own.blogGateway,
    t.attention,
  ]);
  wiring.record(own.services, {
    tagGateway: own.tagGateway,
    catalogGateway: t.catalogGateway,
    createItemLink: own.createItemLink,
    createItemPurchase: own.createItemPurchase,
    developerGateway: own.developerGateway,
    profileGateway: own.profileGateway,
    createProfileRelationship: own.createProfileRelationship,
    createProfileWatch: own.createProfileWatch,
    createHiddenProfileWatch: own.createHiddenProfileWatch,
    createComments: own.createComments,
    marks: community.marks,
    createReport: community.createReport,
    blogGateway: own.blogGateway,
    countArticleRead: own.countArticleRead,
    helpGateway: own.helpGateway,
    help: own.help,
  });
};

/** The pages other than those of games; loaded with the first of them. */
export const browsePart: Part<BrowseServices> = {
  services: own.services,
  modules: [marksModule, reportsModule, helpModule, itemsModule, profilesModule, browseModule],
};
