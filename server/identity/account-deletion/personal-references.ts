import { ne } from 'drizzle-orm';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { addressRequests } from '../../platform/database/schema/address-requests';
import { articles } from '../../platform/database/schema/articles';
import { blocks } from '../../platform/database/schema/blocks';
import { coinOrders } from '../../platform/database/schema/coin-orders';
import { dataExports } from '../../platform/database/schema/data-exports';
import { deletionRequests } from '../../platform/database/schema/deletion-requests';
import { developerFollows } from '../../platform/database/schema/developer-follows';
import { developerMembers } from '../../platform/database/schema/developer-members';
import { favourites } from '../../platform/database/schema/favourites';
import { feedback } from '../../platform/database/schema/feedback';
import { friendships } from '../../platform/database/schema/friendships';
import { gameReactions } from '../../platform/database/schema/game-reactions';
import { knownDevices } from '../../platform/database/schema/known-devices';
import { ledgerEntries } from '../../platform/database/schema/ledger-entries';
import { linkSecrets } from '../../platform/database/schema/link-secrets';
import { mailRounds } from '../../platform/database/schema/mail-rounds';
import { mailSubscriptions } from '../../platform/database/schema/mail-subscriptions';
import { mails } from '../../platform/database/schema/mails';
import { messages } from '../../platform/database/schema/messages';
import { notifications } from '../../platform/database/schema/notifications';
import { ownedItems } from '../../platform/database/schema/owned-items';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { playerAchievements } from '../../platform/database/schema/player-achievements';
import { playerFollows } from '../../platform/database/schema/player-follows';
import { playerProgress } from '../../platform/database/schema/player-progress';
import { profileComments } from '../../platform/database/schema/profile-comments';
import { purchaseAnswers } from '../../platform/database/schema/purchase-answers';
import { recoveryCodes } from '../../platform/database/schema/recovery-codes';
import { reports } from '../../platform/database/schema/reports';
import { reviewReactions } from '../../platform/database/schema/review-reactions';
import { reviewResponses } from '../../platform/database/schema/review-responses';
import { reviews } from '../../platform/database/schema/reviews';
import { saveSlots } from '../../platform/database/schema/save-slots';
import { saveVersions } from '../../platform/database/schema/save-versions';
import { scores } from '../../platform/database/schema/scores';
import { sessions } from '../../platform/database/schema/sessions';
import { socialIdentities } from '../../platform/database/schema/social-identities';
import { supportReplies } from '../../platform/database/schema/support-replies';
import { supportTickets } from '../../platform/database/schema/support-tickets';
import { twoFactor } from '../../platform/database/schema/two-factor';
import type { PersonalReference } from './personal-reference';

const gone = { kind: 'delete' } as const;
const kept = { kind: 'keep' } as const;

/** Every column that refers to an account. A test walks the schema and fails for one that is missing here. */
export const personalReferences: readonly PersonalReference[] = [
  { column: accountSettings.accountId, fate: gone, unexported: [] },
  // The asker must not learn that an address is anybody's.
  { column: addressRequests.askerId, fate: gone, unexported: [], untold: true },
  { column: addressRequests.askedId, fate: gone, unexported: [] },
  // Published works; their author is shown without a name.
  { column: articles.authorId, fate: kept, unexported: [articles.search, articles.searchName] },
  { column: blocks.blocker, fate: gone, unexported: [] },
  // That somebody has blocked a player is not told to the player.
  { column: blocks.blocked, fate: gone, unexported: [], untold: true },
  // The law asks for the books; a refund at the provider needs its reference, and nobody needs the page any more.
  {
    column: coinOrders.accountId,
    fate: { kind: 'keep', cleared: [coinOrders.checkoutUrl] },
    unexported: [coinOrders.checkoutUrl],
  },
  { column: dataExports.accountId, fate: gone, unexported: [dataExports.content] },
  { column: deletionRequests.accountId, fate: kept, unexported: [] },
  { column: developerFollows.accountId, fate: gone, unexported: [] },
  { column: developerMembers.accountId, fate: gone, unexported: [] },
  { column: favourites.accountId, fate: gone, unexported: [] },
  {
    column: feedback.accountId,
    fate: { kind: 'forget', texts: [feedback.subject, feedback.text], emptied: [] },
    unexported: [],
  },
  { column: friendships.first, fate: gone, unexported: [] },
  { column: friendships.second, fate: gone, unexported: [] },
  { column: friendships.askedBy, fate: gone, unexported: [] },
  // They are counted in what everybody sees of a game.
  { column: gameReactions.accountId, fate: kept, unexported: [] },
  { column: knownDevices.accountId, fate: gone, unexported: [knownDevices.deviceHash] },
  // As those of the orders.
  { column: ledgerEntries.accountId, fate: kept, unexported: [] },
  {
    column: linkSecrets.accountId,
    fate: { kind: 'delete', only: ne(linkSecrets.purpose, 'deletion-status') },
    unexported: [linkSecrets.secretHash],
  },
  { column: mailRounds.accountId, fate: gone, unexported: [] },
  { column: mailSubscriptions.accountId, fate: gone, unexported: [] },
  // A mail that is not sent yet holds the secret of its link.
  { column: mails.accountId, fate: gone, unexported: [mails.text, mails.html, mails.unsubscribeUrl] },
  { column: messages.accountId, fate: gone, unexported: [] },
  // When it was read is the reader's.
  { column: messages.senderId, fate: gone, unexported: [messages.readAt] },
  { column: notifications.accountId, fate: gone, unexported: [] },
  // What somebody else was told of the player.
  { column: notifications.fromId, fate: gone, unexported: [], untold: true },
  { column: ownedItems.accountId, fate: gone, unexported: [] },
  { column: playSessions.accountId, fate: gone, unexported: [] },
  { column: playerAchievements.accountId, fate: gone, unexported: [] },
  { column: playerFollows.followerId, fate: gone, unexported: [] },
  // A player is told how many follow, not who.
  { column: playerFollows.followedId, fate: gone, unexported: [], untold: true },
  { column: playerProgress.accountId, fate: gone, unexported: [] },
  { column: profileComments.profileId, fate: gone, unexported: [] },
  { column: profileComments.authorId, fate: gone, unexported: [] },
  { column: purchaseAnswers.accountId, fate: gone, unexported: [purchaseAnswers.requestHash] },
  { column: recoveryCodes.accountId, fate: gone, unexported: [recoveryCodes.codeHash] },
  // They are counted in what everybody sees of a review.
  { column: reports.accountId, fate: { kind: 'forget', texts: [reports.text], emptied: [] }, unexported: [] },
  // Who has reported a player is not told to the player.
  { column: reports.profileId, fate: gone, unexported: [], untold: true },
  { column: reviewReactions.accountId, fate: kept, unexported: [] },
  {
    column: reviewResponses.accountId,
    fate: { kind: 'forget', texts: [reviewResponses.body], emptied: [] },
    unexported: [],
  },
  { column: reviews.accountId, fate: { kind: 'forget', texts: [reviews.body], emptied: [] }, unexported: [] },
  { column: saveSlots.accountId, fate: gone, unexported: [] },
  { column: saveVersions.accountId, fate: gone, unexported: [] },
  { column: scores.accountId, fate: gone, unexported: [] },
  { column: sessions.accountId, fate: gone, unexported: [sessions.tokenHash] },
  { column: socialIdentities.accountId, fate: gone, unexported: [] },
  {
    column: supportReplies.accountId,
    fate: { kind: 'forget', texts: [supportReplies.body], emptied: [] },
    unexported: [],
  },
  {
    column: supportTickets.accountId,
    // The address that was typed may be another than the account's.
    fate: {
      kind: 'forget',
      texts: [supportTickets.subject, supportTickets.message],
      emptied: [supportTickets.email],
    },
    unexported: [],
  },
  { column: twoFactor.accountId, fate: gone, unexported: [twoFactor.encryptedSecret, twoFactor.lastStep] },
];
