import { emailRoutes } from './account/email.routes';
import { settingsRoutes } from './account/settings.routes';
import { summaryRoutes } from './account/summary.routes';
import { validateRoutes } from './account/validate.routes';
import { achievementRoutes } from './achievements/achievements.routes';
import { adRoutes } from './ads/ads.routes';
import { authRoutes } from './auth/auth.routes';
import { guardsOf } from './auth/guards';
import { sessionRoutes } from './auth/sessions.routes';
import { catalogRoutes } from './catalog/catalog.routes';
import { avatarRoutes } from './avatars/avatar.routes';
import { commentRoutes } from './comments/comments.routes';
import { blogRoutes } from './content/blog.routes';
import { contentRoutes } from './content/content.routes';
import type { ServerDependencies } from './deps';
import { developerRoutes } from './developers/developers.routes';
import { favouriteRoutes } from './favourites/favourites.routes';
import { followRoutes } from './follows/follows.routes';
import { friendRoutes } from './friends/friends.routes';
import { gameRoutes } from './games/games.routes';
import { reactionRoutes } from './games/reaction.routes';
import { tagGameRoutes } from './games/tag-games.routes';
import { helpRoutes } from './help/help.routes';
import { homeRoutes } from './home/home.routes';
import type { Route } from './http/route';
import { deletionRoutes } from './leaving/deletion.routes';
import { exportRoutes } from './leaving/export.routes';
import { inventoryRoutes } from './inventory/inventory.routes';
import { leaderboardRoutes } from './leaderboards/leaderboards.routes';
import { quarantineRoutes } from './leaderboards/quarantine.routes';
import { inboxRoutes } from './notices/inbox.routes';
import { marketRoutes } from './market/market.routes';
import { paymentRoutes } from './payments/payments.routes';
import { premiumRoutes } from './premium/premium.routes';
import { passwordRoutes } from './password/password.routes';
import { activityRoutes } from './place/activity.routes';
import { historyRoutes } from './place/history.routes';
import { ownHomeRoutes } from './place/home.routes';
import { ownAchievementRoutes } from './place/own-achievements.routes';
import { buildHealthRoutes } from './play/build-health.routes';
import { playSessionRoutes } from './play/play-sessions.routes';
import { ownProfileRoutes } from './profile/own-profile.routes';
import { profileRoutes } from './profile/profile.routes';
import { reportRoutes } from './reports/reports.routes';
import { reviewAnswerRoutes } from './reviews/answers.routes';
import { reviewRoutes } from './reviews/reviews.routes';
import { saveRoutes } from './saves/saves.routes';
import { socialRoutes } from './social/social.routes';
import { searchRoutes } from './search/search.routes';
import { ticketRoutes } from './tickets/tickets.routes';
import { subscriptionLinkRoutes } from './subscriptions/subscription-links.routes';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes';
import { twoFactorRoutes } from './two-factor/two-factor.routes';

/** What answers each call of the contract. */
export function featureRoutes(deps: ServerDependencies): readonly Route[] {
  const guards = guardsOf(deps);
  return [
    ...authRoutes(deps, guards),
    ...socialRoutes(deps, guards),
    ...emailRoutes(deps, guards),
    ...validateRoutes(guards),
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
    ...gameRoutes(deps),
    ...playSessionRoutes(deps),
    ...buildHealthRoutes(),
    ...reactionRoutes(),
    ...reviewRoutes(deps),
    ...reviewAnswerRoutes(deps),
    ...leaderboardRoutes(deps),
    ...quarantineRoutes(),
    ...inventoryRoutes(deps),
    ...saveRoutes(deps),
    ...subscriptionRoutes(deps),
    ...subscriptionLinkRoutes(),
    ...tagGameRoutes(deps),
    ...catalogRoutes(deps),
    ...marketRoutes(deps),
    ...paymentRoutes(deps),
    ...premiumRoutes(deps),
    ...developerRoutes(deps),
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
    ...inboxRoutes(),
    ...helpRoutes(deps),
    ...ticketRoutes(deps),
    ...reportRoutes(deps),
    ...searchRoutes(deps),
    ...adRoutes(deps),
  ];
}
