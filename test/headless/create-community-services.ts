import { loneTabChannel, silentInboxEcho } from '../../src/adapters/detached/detached-adapters';
import { httpOwnProfileGateway } from '../../src/adapters/http/http-account-gateways';
import type { HttpClient } from '../../src/adapters/http/http-client';
import {
  httpFavouriteGateway,
  httpFollowGateway,
  httpCommentGateway,
  httpFriendGateway,
} from '../../src/adapters/http/http-community-gateways';
import {
  httpConversationGateway,
  httpInboxPageGateway,
  httpNotificationGateway,
} from '../../src/adapters/http/http-inbox-gateways';
import { httpReviewGateway } from '../../src/adapters/http/http-review-gateway';
import { httpSecurityGateway } from '../../src/adapters/http/http-security-gateway';
import { httpSupportGateway } from '../../src/adapters/http/http-support-gateways';
import { DeleteComment } from '../../src/application/community/delete-comment.use-case';
import { PostComment } from '../../src/application/community/post-comment.use-case';
import { ChangeFriendship } from '../../src/application/friends/change-friendship.use-case';
import { LoadFriends } from '../../src/application/friends/load-friends.use-case';
import { SendFriendRequest } from '../../src/application/friends/send-friend-request.use-case';
import { ChangeInbox } from '../../src/application/inbox/change-inbox.use-case';
import { InboxState } from '../../src/application/inbox/inbox-state';
import { MarkRead } from '../../src/application/inbox/mark-read.use-case';
import { RefreshInbox } from '../../src/application/inbox/refresh-inbox.use-case';
import { SendMessage } from '../../src/application/inbox/send-message.use-case';
import { SaveProfile } from '../../src/application/profile/save-profile.use-case';
import { ChangeSetting } from '../../src/application/security/change-setting.use-case';
import type { RefreshSession } from '../../src/application/session/refresh-session.use-case';
import type { SessionState } from '../../src/application/session/session-state';
import { OpenTicket } from '../../src/application/support/open-ticket.use-case';
import { ReplyToTicket } from '../../src/application/support/reply-to-ticket.use-case';
import type { Notification } from '../../src/domain/notices/notification';

/** Creates the services for the player's account and community. */
export function createCommunityServices(http: HttpClient, session: SessionState, refreshSession: RefreshSession) {
  const ownProfile = httpOwnProfileGateway(http);
  const follows = httpFollowGateway(http);
  const favourites = httpFavouriteGateway(http);
  const friends = httpFriendGateway(http);
  const comments = httpCommentGateway(http);
  const support = httpSupportGateway(http);
  const notifications = httpNotificationGateway(http);
  const inboxPage = httpInboxPageGateway(http);
  const conversations = httpConversationGateway(http);
  const inbox = new InboxState<Notification>();
  const refreshInbox = new RefreshInbox(notifications, inbox);
  return {
    refreshSession,
    loadOwnProfile: ownProfile,
    saveProfile: new SaveProfile(ownProfile, refreshSession),
    previewProfile: ownProfile,
    changeSetting: new ChangeSetting(httpSecurityGateway(http), session, loneTabChannel),
    /** Reads the state of a developer, like the pages. */
    follows,
    followDeveloper: follows,
    followPlayer: follows,
    /** Reads whether a game is a favourite, like the pages. */
    favourites,
    markFavourite: favourites,
    reviewGateway: httpReviewGateway(http),
    loadFriends: new LoadFriends(friends),
    sendFriendRequest: new SendFriendRequest(friends),
    changeFriendship: new ChangeFriendship(friends),
    loadComments: comments,
    postComment: new PostComment(comments),
    deleteComment: new DeleteComment(comments),
    openTicket: new OpenTicket(support),
    replyToTicket: new ReplyToTicket(support),
    /** Reads pages of the inbox, like the page. */
    loadInbox: inboxPage,
    changeInbox: new ChangeInbox(inboxPage, silentInboxEcho),
    /** Reads messages and marks them as read, like the page. */
    conversations,
    sendMessage: new SendMessage(conversations),
    inbox,
    refreshInbox,
    markRead: new MarkRead(notifications, inbox, refreshInbox, silentInboxEcho),
  };
}
