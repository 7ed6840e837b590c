import { accountSettings } from './schema/account-settings';
import { accounts } from './schema/accounts';
import { achievements } from './schema/achievements';
import { adImpressions } from './schema/ad-impressions';
import { addressRequests } from './schema/address-requests';
import { ads } from './schema/ads';
import { announcements } from './schema/announcements';
import { articleCategories } from './schema/article-categories';
import { articleTags } from './schema/article-tags';
import { articleViews } from './schema/article-views';
import { articles } from './schema/articles';
import { attemptCounts } from './schema/attempt-counts';
import { blocks } from './schema/blocks';
import { boards } from './schema/boards';
import { buildErrors, buildHealth } from './schema/build-health';
import { builds } from './schema/builds';
import { catalogItems } from './schema/catalog-items';
import { categories } from './schema/categories';
import { coinOffers } from './schema/coin-offers';
import { coinOrders } from './schema/coin-orders';
import { dataExports } from './schema/data-exports';
import { deletionRequests } from './schema/deletion-requests';
import { developerFollows } from './schema/developer-follows';
import { developerMembers } from './schema/developer-members';
import { developers } from './schema/developers';
import { favourites } from './schema/favourites';
import { feedback } from './schema/feedback';
import { friendships } from './schema/friendships';
import { gameCounts } from './schema/game-counts';
import { gamePlays } from './schema/game-plays';
import { gameReactionCounts } from './schema/game-reaction-counts';
import { gameReactions } from './schema/game-reactions';
import { gameBuckets } from './schema/game-buckets';
import { gameTagCounts, gameWords } from './schema/game-index';
import { gameTags } from './schema/game-tags';
import { games } from './schema/games';
import { genres } from './schema/genres';
import { guestAchievements } from './schema/guest-achievements';
import { guestProgress } from './schema/guest-progress';
import { helpQuestions } from './schema/help-questions';
import { jobRuns } from './schema/job-runs';
import { knownDevices } from './schema/known-devices';
import { ledgerEntries } from './schema/ledger-entries';
import { legalPages } from './schema/legal-pages';
import { linkSecrets } from './schema/link-secrets';
import { mailRounds } from './schema/mail-rounds';
import { mailSubscriptions } from './schema/mail-subscriptions';
import { mails } from './schema/mails';
import { messages } from './schema/messages';
import { meta } from './schema/meta';
import { newsletters } from './schema/newsletters';
import { notifications } from './schema/notifications';
import { ownedItems } from './schema/owned-items';
import { paymentReports } from './schema/payment-reports';
import { playSessions } from './schema/play-sessions';
import { playerAchievements } from './schema/player-achievements';
import { playerFollows } from './schema/player-follows';
import { playerProgress } from './schema/player-progress';
import { profileComments } from './schema/profile-comments';
import { purchaseAnswers } from './schema/purchase-answers';
import { recoveryCodes } from './schema/recovery-codes';
import { redirects } from './schema/redirects';
import { reports } from './schema/reports';
import { reviewReactions } from './schema/review-reactions';
import { reviewResponses } from './schema/review-responses';
import { reviews } from './schema/reviews';
import { saveSlots } from './schema/save-slots';
import { saveVersions } from './schema/save-versions';
import { scores } from './schema/scores';
import { sessions } from './schema/sessions';
import { socialAttempts } from './schema/social-attempts';
import { socialIdentities } from './schema/social-identities';
import { supportReplies } from './schema/support-replies';
import { supportTickets } from './schema/support-tickets';
import { tags } from './schema/tags';
import { twoFactor } from './schema/two-factor';

/** Every table by its name in the code. */
export const schema = {
  accountSettings,
  accounts,
  achievements,
  adImpressions,
  addressRequests,
  ads,
  announcements,
  articleCategories,
  articleTags,
  articleViews,
  articles,
  attemptCounts,
  blocks,
  boards,
  buildErrors,
  buildHealth,
  builds,
  catalogItems,
  categories,
  coinOffers,
  coinOrders,
  dataExports,
  deletionRequests,
  developerFollows,
  developerMembers,
  developers,
  favourites,
  feedback,
  friendships,
  gameCounts,
  gamePlays,
  gameReactionCounts,
  gameReactions,
  gameBuckets,
  gameTagCounts,
  gameTags,
  gameWords,
  games,
  genres,
  guestAchievements,
  guestProgress,
  helpQuestions,
  jobRuns,
  knownDevices,
  ledgerEntries,
  legalPages,
  linkSecrets,
  mailRounds,
  mailSubscriptions,
  mails,
  messages,
  meta,
  newsletters,
  notifications,
  ownedItems,
  paymentReports,
  playSessions,
  playerAchievements,
  playerFollows,
  playerProgress,
  profileComments,
  purchaseAnswers,
  recoveryCodes,
  redirects,
  reports,
  reviewReactions,
  reviewResponses,
  reviews,
  saveSlots,
  saveVersions,
  scores,
  sessions,
  socialAttempts,
  socialIdentities,
  supportReplies,
  supportTickets,
  tags,
  twoFactor,
};

export type Schema = typeof schema;
