const ACCOUNT = ['src/ui/account/account.page.tsx', 'src/composition/account.part.ts'];
const ACCOUNT_PAGES = [...ACCOUNT, 'src/ui/account/account-pages.page.tsx'];
const SUPPORT = [...ACCOUNT, 'src/ui/support/support.page.tsx'];
const BROWSE = 'src/composition/browse.part.ts';
const QUESTIONS = ['src/ui/help/questions.page.tsx', BROWSE];

/**
 * Source files that each page loads after the first files, by route pattern. The document names their built files, so that the browser fetches
 * all of them together instead of one after the other.
 */
export const pageFiles: Readonly<Record<string, readonly string[]>> = {
  '/arcade/games': ['src/ui/games/game-index.page.tsx'],
  '/arcade/games/tag/:tag': ['src/ui/games/tag-games.loader.ts', 'src/ui/games/tag-games.page.tsx', BROWSE],
  '/arcade/games/:game': ['src/ui/games/game.page.tsx', 'src/composition/play.part.ts'],
  '/arcade/games/:game/catalog/:item': ['src/ui/catalog/catalog-item.page.tsx', BROWSE],
  '/arcade/games/developer/:developer': ['src/ui/developers/developer.page.tsx', BROWSE],
  '/arcade/games/developer/:developer/announcements': ['src/ui/developers/announcements.page.tsx'],
  '/arcade/games/developer/:developer/announcements/:announcement': ['src/ui/developers/announcement.page.tsx'],
  '/search': ['src/ui/search/search.page.tsx', 'src/composition/search.part.ts'],
  '/blog': ['src/ui/content/blog.loader.ts', 'src/ui/content/blog.page.tsx', BROWSE],
  '/blog/article/:article': ['src/ui/content/article.page.tsx', BROWSE],
  '/hc/legal/:page': ['src/ui/content/legal.page.tsx'],
  '/hc': ['src/ui/help/help-index.loader.ts', 'src/ui/help/help-index.page.ts', BROWSE],
  '/hc/user': QUESTIONS,
  '/hc/guest': QUESTIONS,
  '/hc/contact': ['src/ui/help/contact.page.tsx', BROWSE],
  '/market': ['src/ui/market/shop.loader.ts', 'src/ui/market/shop.page.tsx', 'src/composition/market.part.ts'],
  '/community/user/:user': ['src/ui/profile/profile.page.tsx', BROWSE],
  '/account/home': [...ACCOUNT, 'src/ui/account/account-home.page.tsx'],
  '/account/profile': [...ACCOUNT, 'src/ui/own-profile/own-profile.page.tsx'],
  '/account/inbox': [...ACCOUNT, 'src/ui/inbox/inbox.page.tsx'],
  '/account/inbox/:user': [...ACCOUNT, 'src/ui/inbox/conversation.page.tsx'],
  '/account/friends': [...ACCOUNT, 'src/ui/friends/friends.page.tsx'],
  '/account/inventory': [...ACCOUNT, 'src/ui/account/inventory.page.tsx'],
  '/account/shop': [...ACCOUNT, 'src/ui/account/purchases.page.tsx'],
  '/account/achievement': ACCOUNT_PAGES,
  '/account/activity': ACCOUNT_PAGES,
  '/account/history': ACCOUNT_PAGES,
  '/account/tests': ACCOUNT_PAGES,
  '/account/support': SUPPORT,
  '/account/support/new': SUPPORT,
  '/account/support/:ticket': SUPPORT,
  '/account/settings': [...ACCOUNT, 'src/ui/account/settings.page.tsx'],
};
