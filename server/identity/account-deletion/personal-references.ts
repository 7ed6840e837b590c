import { ne } from 'drizzle-orm';
import { dataExports, deletionRequests } from '../../platform/database/schema/account-deletion';
import {
  accountBans,
  accountSettings,
  knownDevices,
  linkSecrets,
  recoveryCodes,
  sessions,
  twoFactor,
} from '../../platform/database/schema/accounts';
import { playerAchievements, playerProgress } from '../../platform/database/schema/achievements';
import { profileComments } from '../../platform/database/schema/comments';
import {
  developerApplications,
  developerAudit,
  developerInvitations,
  developerPublications,
  developerReleases,
  developerTokens,
} from '../../platform/database/schema/console';
import { articles } from '../../platform/database/schema/content';
import { payouts } from '../../platform/database/schema/developer-money';
import { announcements, developerMembers } from '../../platform/database/schema/developers';
import { favourites } from '../../platform/database/schema/favourites';
import { developerFollows, playerFollows } from '../../platform/database/schema/follows';
import { addressRequests, blocks, friendships } from '../../platform/database/schema/friends';
import { feedback } from '../../platform/database/schema/help';
import { conversations, messages, notifications } from '../../platform/database/schema/inbox';
import { boardBans, madeDecisions, scores } from '../../platform/database/schema/leaderboards';
import { emailRounds, emails } from '../../platform/database/schema/emails';
import { ledgerEntries, ownedItems, purchaseAnswers } from '../../platform/database/schema/market';
import { coinOrders } from '../../platform/database/schema/payments';
import { onlinePlayers } from '../../platform/database/schema/nodes';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { gameReactions } from '../../platform/database/schema/reactions';
import { reports } from '../../platform/database/schema/reports';
import { reviewReactions, reviewResponses, reviews } from '../../platform/database/schema/reviews';
import { saveSlots, saveVersions } from '../../platform/database/schema/saves';
import { socialIdentities } from '../../platform/database/schema/social';
import { pairwiseIds } from '../../platform/database/schema/server-api';
import { emailSubscriptions } from '../../platform/database/schema/subscriptions';
import { gameTesters } from '../../platform/database/schema/testers';
import { supportReplies, supportTickets } from '../../platform/database/schema/support';
import { webhookDeliveries } from '../../platform/database/schema/webhooks';
import type { PersonalReference } from './personal-reference';

const deleted = { kind: 'delete' } as const;
const retained = { kind: 'keep' } as const;

/** Every column that references an account. A test walks the schema and fails if one is missing here. */
export const personalReferences: readonly PersonalReference[] = [
  { column: accountBans.accountId, policy: deleted, unexported: [] },
  { column: accountSettings.accountId, policy: deleted, unexported: [] },
  // The requester must not learn that an address belongs to an account.
  { column: addressRequests.senderId, policy: deleted, unexported: [], excluded: true },
  { column: addressRequests.receiverId, policy: deleted, unexported: [] },
  // The announcement belongs to the developer. At its scheduled time, it stays a draft.
  {
    column: announcements.scheduledBy,
    policy: { kind: 'forget', texts: [], emptied: [] },
    unexported: [
      ...[announcements.search, announcements.searchName],
      ...[announcements.notifiedThrough, announcements.mailedThrough],
    ],
  },
  // Published works stay; their author is shown without a name.
  { column: articles.authorId, policy: retained, unexported: [articles.search, articles.searchName] },
  { column: boardBans.accountId, policy: deleted, unexported: [] },
  // The ban of the other player stays.
  {
    column: boardBans.bannedBy,
    policy: { kind: 'forget', texts: [], emptied: [] },
    unexported: [boardBans.accountId],
  },
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
  { column: developerApplications.accountId, policy: deleted, unexported: [] },
  // The audit log of a developer stays without the names of deleted accounts. A text may name another player.
  {
    column: developerAudit.accountId,
    policy: { kind: 'forget', texts: [developerAudit.text], emptied: [] },
    unexported: [developerAudit.text, developerAudit.tokenName],
  },
  // The change was made by another player.
  {
    column: developerAudit.subjectId,
    policy: { kind: 'forget', texts: [developerAudit.text], emptied: [] },
    unexported: [developerAudit.tokenName],
    excluded: true,
  },
  { column: developerFollows.accountId, policy: deleted, unexported: [] },
  { column: developerInvitations.accountId, policy: deleted, unexported: [] },
  {
    column: developerInvitations.invitedBy,
    policy: deleted,
    unexported: [developerInvitations.emailKey],
  },
  { column: developerMembers.accountId, policy: deleted, unexported: [] },
  // The published builds stay.
  {
    column: developerPublications.requestedBy,
    policy: { kind: 'forget', texts: [], emptied: [] },
    unexported: [developerPublications.tokenName],
  },
  // The release is refused when it is due.
  {
    column: developerReleases.requestedBy,
    policy: { kind: 'forget', texts: [], emptied: [] },
    unexported: [developerReleases.tokenName],
  },
  // Only the creator has seen the secret.
  { column: developerTokens.createdBy, policy: deleted, unexported: [developerTokens.tokenHash] },
  { column: favourites.accountId, policy: deleted, unexported: [] },
  {
    column: feedback.accountId,
    policy: { kind: 'forget', texts: [feedback.subject, feedback.text], emptied: [] },
    unexported: [],
  },
  { column: friendships.first, policy: deleted, unexported: [] },
  { column: friendships.second, policy: deleted, unexported: [] },
  { column: friendships.requestedBy, policy: deleted, unexported: [] },
  // Reactions count in the public totals of a game.
  { column: gameReactions.accountId, policy: retained, unexported: [] },
  { column: gameTesters.accountId, policy: deleted, unexported: [] },
  // The test of the other player stays.
  {
    column: gameTesters.invitedBy,
    policy: { kind: 'forget', texts: [], emptied: [] },
    unexported: [gameTesters.accountId, gameTesters.emailKey],
  },
  { column: knownDevices.accountId, policy: deleted, unexported: [knownDevices.deviceHash] },
  // Retained by law, like the coin orders.
  { column: ledgerEntries.accountId, policy: retained, unexported: [] },
  {
    column: linkSecrets.accountId,
    policy: { kind: 'delete', only: ne(linkSecrets.purpose, 'deletion-status') },
    unexported: [linkSecrets.secretHash],
  },
  { column: emailRounds.accountId, policy: deleted, unexported: [] },
  { column: emailSubscriptions.accountId, policy: deleted, unexported: [] },
  // An unsent email contains the secret of its link.
  { column: emails.accountId, policy: deleted, unexported: [emails.text, emails.html, emails.unsubscribeUrl] },
  // The sender's deletion belongs to the sender.
  { column: messages.accountId, policy: deleted, unexported: [messages.senderDeletedAt] },
  // The recipient keeps an empty message of a deleted account. Read and deletion times belong to the recipient.
  {
    column: messages.senderId,
    policy: { kind: 'forget', texts: [], emptied: [messages.subject, messages.body] },
    unexported: [messages.readAt, messages.deletedAt],
  },
  // Triggers create the conversations of changed messages, so these come after the messages.
  { column: conversations.accountId, policy: deleted, unexported: [] },
  // The list of conversations belongs to the other player.
  { column: conversations.otherId, policy: deleted, unexported: [], excluded: true },
  { column: notifications.accountId, policy: deleted, unexported: [] },
  // The notifications belong to another player.
  { column: notifications.fromId, policy: deleted, unexported: [], excluded: true },
  // A row exists only while a page of the player is open.
  { column: onlinePlayers.accountId, policy: deleted, unexported: [] },
  { column: ownedItems.accountId, policy: deleted, unexported: [] },
  // The payout belongs to the developer, and law requires it.
  {
    column: payouts.requestedBy,
    policy: { kind: 'forget', texts: [], emptied: [] },
    unexported: [payouts.reference, payouts.reason],
  },
  { column: pairwiseIds.accountId, policy: deleted, unexported: [] },
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
  { column: madeDecisions.accountId, policy: deleted, unexported: [] },
  // The decision about the other player's score stays.
  {
    column: madeDecisions.decidedBy,
    policy: { kind: 'forget', texts: [], emptied: [] },
    unexported: [madeDecisions.accountId],
  },
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
  // The message `player.deleted` has no reference, so developers still receive it. Answers belong to their servers.
  {
    column: webhookDeliveries.accountId,
    policy: deleted,
    unexported: [webhookDeliveries.attempts, webhookDeliveries.leasedUntil],
  },
  { column: twoFactor.accountId, policy: deleted, unexported: [twoFactor.encryptedSecret, twoFactor.lastStep] },
];
