import { emailRoutes } from './identity/account/email.routes';
import { settingsRoutes } from './identity/account/settings.routes';
import { summaryRoutes } from './identity/account/summary.routes';
import { validateRoutes } from './identity/account/validate.routes';
import { achievementRoutes } from './play/achievements/achievements.routes';
import { adRoutes } from './commerce/ads/ads.routes';
import { authRoutes } from './identity/auth/auth.routes';
import { guardsOf } from './identity/auth/guards';
import { sessionRoutes } from './identity/auth/sessions.routes';
import { catalogRoutes } from './commerce/catalog/catalog.routes';
import { avatarRoutes } from './community/avatars/avatar.routes';
import { commentRoutes } from './community/comments/comments.routes';
import { blogRoutes } from './catalogue/content/blog.routes';
import { contentRoutes } from './catalogue/content/content.routes';
import type { ServerDependencies } from './deps';
import { developerRoutes } from './catalogue/developers/developers.routes';
import { favouriteRoutes } from './community/favourites/favourites.routes';
import { followRoutes } from './community/follows/follows.routes';
import { friendRoutes } from './community/friends/friends.routes';
import { gameRoutes } from './catalogue/games/games.routes';
import { reactionRoutes } from './catalogue/games/reaction.routes';
import { tagGameRoutes } from './catalogue/games/tag-games.routes';
import { helpRoutes } from './catalogue/help/help.routes';
import { homeRoutes } from './catalogue/home/home.routes';
import { playerHomeRoutes } from './catalogue/home/player-home.routes';
import type { Route } from './platform/http/route';
import { deletionRoutes } from './identity/account-deletion/deletion.routes';
import { exportRoutes } from './identity/account-deletion/export.routes';
import { inventoryRoutes } from './commerce/inventory/inventory.routes';
import { leaderboardRoutes } from './play/leaderboards/leaderboards.routes';
import { conversationRoutes } from './community/inbox/conversation.routes';
import { inboxRoutes } from './community/inbox/inbox.routes';
import { marketRoutes } from './commerce/market/market.routes';
import { paymentRoutes } from './commerce/payments/payments.routes';
import { premiumRoutes } from './commerce/premium/premium.routes';
import { passwordRoutes } from './identity/password/password.routes';
import { activityRoutes } from './identity/account/activity.routes';
import { historyRoutes } from './identity/account/history.routes';
import { ownHomeRoutes } from './identity/account/account-home.routes';
import { ownAchievementRoutes } from './identity/account/own-achievements.routes';
import { buildHealthRoutes } from './play/sessions/build-health.routes';
import { playSessionRoutes } from './play/sessions/play-sessions.routes';
import { ownProfileRoutes } from './community/profile/own-profile.routes';
import { profileRoutes } from './community/profile/profile.routes';
import { buildRoutes } from './publishing/console/builds.routes';
import { gamePicturesRoutes } from './publishing/console/game-pictures.routes';
import { gameTrailerRoutes } from './publishing/console/game-trailer.routes';
import { gameDetailsRoutes } from './publishing/console/game-details.routes';
import { gameListsRoutes } from './publishing/console/game-lists.routes';
import { boardBanRoutes } from './publishing/console/board-bans.routes';
import { gameScoresRoutes } from './publishing/console/game-scores.routes';
import { publicationRoutes } from './publishing/console/publications.routes';
import { reportRoutes } from './community/reports/reports.routes';
import { reviewAnswerRoutes } from './community/reviews/answers.routes';
import { reviewRoutes } from './community/reviews/reviews.routes';
import { moneyRoutes } from './commerce/developer-money/money.routes';
import { webhookRoutes } from './publishing/webhooks/webhooks.routes';
import { serverApiRoutes } from './publishing/server-api/server-api.routes';
import { playerTokenRoutes } from './publishing/server-api/player-token.routes';
import { applyRoutes } from './publishing/console/apply.routes';
import { comparisonRoutes } from './publishing/console/comparison.routes';
import { announcementRoutes } from './publishing/console/announcements.routes';
import { ownReviewRoutes } from './publishing/console/own-reviews.routes';
import { playerMessageRoutes } from './publishing/console/player-messages.routes';
import { healthRoutes } from './publishing/console/health.routes';
import { statisticsRoutes } from './publishing/console/statistics.routes';
import { ownTestRoutes } from './publishing/console/own-tests.routes';
import { testerRoutes } from './publishing/console/testers.routes';
import { memberRoutes } from './publishing/console/members.routes';
import { tokenRoutes } from './publishing/console/tokens.routes';
import { saveRoutes } from './play/saves/saves.routes';
import { socialRoutes } from './identity/social/social.routes';
import { searchRoutes } from './catalogue/search/search.routes';
import { ticketRoutes } from './messaging/support/tickets.routes';
import { subscriptionLinkRoutes } from './messaging/subscriptions/subscription-links.routes';
import { subscriptionRoutes } from './messaging/subscriptions/subscriptions.routes';
import { twoFactorRoutes } from './identity/two-factor/two-factor.routes';

/** Handlers of all calls of the contract. */
export function featureRoutes(deps: ServerDependencies): readonly Route[] {
  const guards = guardsOf(deps);
  return [
    ...authRoutes(deps, guards),
    ...socialRoutes(deps, guards),
    ...emailRoutes(deps, guards),
    ...validateRoutes(deps, guards),
    ...passwordRoutes(deps, guards),
    ...sessionRoutes(deps),
    ...twoFactorRoutes(deps, guards),
    ...settingsRoutes(deps),
    ...ownProfileRoutes(deps),
    ...avatarRoutes(deps),
    ...summaryRoutes(),
    ...deletionRoutes(deps, guards),
    ...exportRoutes(deps),
    ...homeRoutes(deps),
    ...playerHomeRoutes(deps),
    ...gameRoutes(deps),
    ...playSessionRoutes(deps),
    ...buildHealthRoutes(deps),
    ...reactionRoutes(),
    ...reviewRoutes(deps),
    ...reviewAnswerRoutes(deps),
    ...leaderboardRoutes(deps),
    ...inventoryRoutes(deps),
    ...saveRoutes(),
    ...subscriptionRoutes(deps),
    ...subscriptionLinkRoutes(),
    ...tagGameRoutes(deps),
    ...catalogRoutes(deps),
    ...marketRoutes(deps),
    ...paymentRoutes(deps),
    ...premiumRoutes(deps),
    ...developerRoutes(deps),
    ...applyRoutes(deps),
    ...memberRoutes(deps),
    ...testerRoutes(deps),
    ...ownTestRoutes(deps),
    ...tokenRoutes(deps),
    ...achievementRoutes(deps),
    ...blogRoutes(deps),
    ...contentRoutes(deps),
    ...profileRoutes(deps),
    ...commentRoutes(deps),
    ...followRoutes(deps),
    ...favouriteRoutes(deps),
    ...ownHomeRoutes(deps),
    ...historyRoutes(deps),
    ...ownAchievementRoutes(deps),
    ...activityRoutes(),
    ...friendRoutes(deps),
    ...inboxRoutes(deps),
    ...conversationRoutes(deps),
    ...helpRoutes(deps),
    ...ticketRoutes(deps),
    ...reportRoutes(deps),
    ...searchRoutes(deps),
    ...adRoutes(deps),
    ...publicationRoutes(deps),
    ...gameDetailsRoutes(deps),
    ...gamePicturesRoutes(deps),
    ...gameTrailerRoutes(deps),
    ...gameListsRoutes(deps),
    ...buildRoutes(deps),
    ...statisticsRoutes(deps),
    ...comparisonRoutes(),
    ...ownReviewRoutes(deps),
    ...playerMessageRoutes(deps),
    ...announcementRoutes(deps),
    ...gameScoresRoutes(deps),
    ...boardBanRoutes(deps),
    ...healthRoutes(deps),
    ...playerTokenRoutes(deps),
    ...serverApiRoutes(deps),
    ...webhookRoutes(deps),
    ...moneyRoutes(deps),
  ];
}
