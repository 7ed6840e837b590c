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

const deleted = { kind: 'delete' } as const;
const retained = { kind: 'keep' } as const;

/** Every column that references an account. A test walks the schema and fails if one is missing here. */
export const personalReferences: readonly PersonalReference[] = [
  { column: accountSettings.accountId, policy: deleted, unexported: [] },
  // The requester must not learn that an address belongs to an account.
  { column: addressRequests.askerId, policy: deleted, unexported: [], excluded: true },
  { column: addressRequests.askedId, policy: deleted, unexported: [] },
  // Published works stay; their author is shown without a name.
  { column: articles.authorId, policy: retained, unexported: [articles.search, articles.searchName] },
  { column: blocks.blocker, policy: deleted, unexported: [] },
  // A player must not learn who has blocked them.
  { column: blocks.blocked, policy: deleted, unexported: [], excluded: true },
  // Law requires the ledger, and a refund needs the provider's reference. The checkout page is no longer needed.
  {
    column: coinOrders.accountId,
    policy: { kind: 'keep', cleared: [coinOrders.checkoutUrl] },
    unexported: [coinOrders.checkoutUrl],
  },
  { column: dataExports.accountId, policy: deleted, unexported: [dataExports.content] },
  { column: deletionRequests.accountId, policy: retained, unexported: [] },
  { column: developerFollows.accountId, policy: deleted, unexported: [] },
  { column: developerMembers.accountId, policy: deleted, unexported: [] },
  { column: favourites.accountId, policy: deleted, unexported: [] },
  {
    column: feedback.accountId,
    policy: { kind: 'forget', texts: [feedback.subject, feedback.text], emptied: [] },
    unexported: [],
  },
  { column: friendships.first, policy: deleted, unexported: [] },
  { column: friendships.second, policy: deleted, unexported: [] },
  { column: friendships.askedBy, policy: deleted, unexported: [] },
  // Reactions count in the public totals of a game.
  { column: gameReactions.accountId, policy: retained, unexported: [] },
  { column: knownDevices.accountId, policy: deleted, unexported: [knownDevices.deviceHash] },
  // Retained by law, like the coin orders.
  { column: ledgerEntries.accountId, policy: retained, unexported: [] },
  {
    column: linkSecrets.accountId,
    policy: { kind: 'delete', only: ne(linkSecrets.purpose, 'deletion-status') },
    unexported: [linkSecrets.secretHash],
  },
  { column: mailRounds.accountId, policy: deleted, unexported: [] },
  { column: mailSubscriptions.accountId, policy: deleted, unexported: [] },
  // An unsent email contains the secret of its link.
  { column: mails.accountId, policy: deleted, unexported: [mails.text, mails.html, mails.unsubscribeUrl] },
  { column: messages.accountId, policy: deleted, unexported: [] },
  // The read time belongs to the recipient.
  { column: messages.senderId, policy: deleted, unexported: [messages.readAt] },
  { column: notifications.accountId, policy: deleted, unexported: [] },
  // The notifications belong to another player.
  { column: notifications.fromId, policy: deleted, unexported: [], excluded: true },
  { column: ownedItems.accountId, policy: deleted, unexported: [] },
  { column: playSessions.accountId, policy: deleted, unexported: [] },
  { column: playerAchievements.accountId, policy: deleted, unexported: [] },
  { column: playerFollows.followerId, policy: deleted, unexported: [] },
  // Players see the number of their followers, not the names.
  { column: playerFollows.followedId, policy: deleted, unexported: [], excluded: true },
  { column: playerProgress.accountId, policy: deleted, unexported: [] },
  { column: profileComments.profileId, policy: deleted, unexported: [] },
  { column: profileComments.authorId, policy: deleted, unexported: [] },
  { column: purchaseAnswers.accountId, policy: deleted, unexported: [purchaseAnswers.requestHash] },
  { column: recoveryCodes.accountId, policy: deleted, unexported: [recoveryCodes.codeHash] },
  // The report stays, without the reporter.
  { column: reports.accountId, policy: { kind: 'forget', texts: [reports.text], emptied: [] }, unexported: [] },
  // A player must not learn who has reported them.
  { column: reports.profileId, policy: deleted, unexported: [], excluded: true },
  { column: reviewReactions.accountId, policy: retained, unexported: [] },
  {
    column: reviewResponses.accountId,
    policy: { kind: 'forget', texts: [reviewResponses.body], emptied: [] },
    unexported: [],
  },
  { column: reviews.accountId, policy: { kind: 'forget', texts: [reviews.body], emptied: [] }, unexported: [] },
  { column: saveSlots.accountId, policy: deleted, unexported: [] },
  { column: saveVersions.accountId, policy: deleted, unexported: [] },
  { column: scores.accountId, policy: deleted, unexported: [] },
  { column: sessions.accountId, policy: deleted, unexported: [sessions.tokenHash] },
  { column: socialIdentities.accountId, policy: deleted, unexported: [] },
  {
    column: supportReplies.accountId,
    policy: { kind: 'forget', texts: [supportReplies.body], emptied: [] },
    unexported: [],
  },
  {
    column: supportTickets.accountId,
    // The typed address may differ from the account's address.
    policy: {
      kind: 'forget',
      texts: [supportTickets.subject, supportTickets.message],
      emptied: [supportTickets.email],
    },
    unexported: [],
  },
  { column: twoFactor.accountId, policy: deleted, unexported: [twoFactor.encryptedSecret, twoFactor.lastStep] },
];
