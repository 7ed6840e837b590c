import { dataExports, deletionRequests } from './schema/account-deletion';
import {
  accountBans,
  accounts,
  accountSettings,
  knownDevices,
  linkSecrets,
  recoveryCodes,
  sessions,
  twoFactor,
} from './schema/accounts';
import {
  achievements,
  guestAchievements,
  guestProgress,
  playerAchievements,
  playerProgress,
} from './schema/achievements';
import { adImpressions, ads } from './schema/ads';
import {
  buildErrors,
  buildFiles,
  buildHealth,
  builds,
  draftBases,
  draftPictures,
  takedowns,
  uploadedPictures,
} from './schema/builds';
import { profileComments } from './schema/comments';
import {
  developerApplications,
  developerAudit,
  developerInvitations,
  developerPublications,
  developerReleases,
  reviewNotices,
  developerTokens,
  developerUploads,
} from './schema/console';
import { articleCategories, articles, articleTags, articleViews, legalPages, redirects } from './schema/content';
import { coinRates, itemSales, payouts, revenueShares, statementLines, statements } from './schema/developer-money';
import { announcementRemovals, announcements, developerMembers, developers } from './schema/developers';
import { favourites } from './schema/favourites';
import { developerFollows, playerFollows } from './schema/follows';
import { addressRequests, blocks, friendships } from './schema/friends';
import { gameBuckets, gameCounts, gameTagCounts, gameWords, popularGames } from './schema/game-index';
import { gameTrends } from './schema/game-trends';
import { categories, gamePlays, games, genres } from './schema/games';
import { errorGroups, frameHistograms } from './schema/health';
import { feedback, helpQuestions } from './schema/help';
import { conversations, messages, notifications } from './schema/inbox';
import { boardBans, boards, madeDecisions, scoreNotices, scores, scoreTicketUses } from './schema/leaderboards';
import { emailRounds, emails } from './schema/emails';
import { catalogItems, ledgerEntries, ownedItems, purchaseAnswers } from './schema/market';
import { newsletters } from './schema/newsletters';
import { nodeMessages, onlinePlayers, requestCounts, serverNodes } from './schema/nodes';
import { coinOffers, coinOrders, paymentReports } from './schema/payments';
import { attemptCounts, jobRuns, jobWakes, meta, pausedJobs } from './schema/platform';
import { playSessions } from './schema/play-sessions';
import { gameReactionCounts, gameReactions } from './schema/reactions';
import { reports } from './schema/reports';
import { reviewCounts, reviewReactions, reviewResponses, reviews } from './schema/reviews';
import { saveSlots, saveVersions } from './schema/saves';
import { socialAttempts, socialIdentities } from './schema/social';
import { gameCountries, gameEvents, gameReferrers, gameStatistics } from './schema/statistics';
import { pairwiseIds, signingKeys } from './schema/server-api';
import { emailSubscriptions } from './schema/subscriptions';
import { supportReplies, supportTickets } from './schema/support';
import { gameTags, tags } from './schema/tags';
import { gameTesters } from './schema/testers';
import { webhookDeliveries, webhookEndpoints } from './schema/webhooks';

/** Every table by its name in the code. */
export const schema = {
  accountBans,
  accountSettings,
  accounts,
  achievements,
  adImpressions,
  addressRequests,
  ads,
  announcementRemovals,
  announcements,
  articleCategories,
  articleTags,
  articleViews,
  articles,
  attemptCounts,
  blocks,
  boardBans,
  boards,
  buildErrors,
  buildHealth,
  builds,
  buildFiles,
  draftBases,
  draftPictures,
  catalogItems,
  categories,
  coinOffers,
  coinOrders,
  conversations,
  dataExports,
  deletionRequests,
  developerFollows,
  developerApplications,
  developerAudit,
  developerInvitations,
  developerMembers,
  developerPublications,
  developerReleases,
  reviewNotices,
  developerTokens,
  developerUploads,
  developers,
  favourites,
  feedback,
  friendships,
  gameCounts,
  gameEvents,
  gamePlays,
  gameReactionCounts,
  gameReactions,
  gameCountries,
  gameReferrers,
  gameStatistics,
  gameBuckets,
  gameTagCounts,
  gameTags,
  gameTesters,
  gameTrends,
  gameWords,
  games,
  genres,
  guestAchievements,
  guestProgress,
  helpQuestions,
  jobRuns,
  jobWakes,
  knownDevices,
  ledgerEntries,
  legalPages,
  linkSecrets,
  emailRounds,
  emailSubscriptions,
  emails,
  errorGroups,
  frameHistograms,
  messages,
  meta,
  newsletters,
  nodeMessages,
  requestCounts,
  notifications,
  onlinePlayers,
  ownedItems,
  pairwiseIds,
  pausedJobs,
  paymentReports,
  playSessions,
  playerAchievements,
  playerFollows,
  playerProgress,
  popularGames,
  profileComments,
  purchaseAnswers,
  recoveryCodes,
  redirects,
  reports,
  reviewCounts,
  reviewReactions,
  reviewResponses,
  reviews,
  saveSlots,
  saveVersions,
  madeDecisions,
  scoreNotices,
  scoreTicketUses,
  scores,
  serverNodes,
  sessions,
  signingKeys,
  socialAttempts,
  socialIdentities,
  supportReplies,
  supportTickets,
  tags,
  takedowns,
  uploadedPictures,
  twoFactor,
  coinRates,
  itemSales,
  payouts,
  revenueShares,
  statementLines,
  statements,
  webhookDeliveries,
  webhookEndpoints,
};

export type Schema = typeof schema;
