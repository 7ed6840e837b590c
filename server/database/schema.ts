import { accountSettings } from './schema/account-settings';
import { accounts } from './schema/accounts';
import { achievements } from './schema/achievements';
import { announcements } from './schema/announcements';
import { articleCategories } from './schema/article-categories';
import { articleTags } from './schema/article-tags';
import { articles } from './schema/articles';
import { builds } from './schema/builds';
import { categories } from './schema/categories';
import { developerMembers } from './schema/developer-members';
import { developers } from './schema/developers';
import { feedback } from './schema/feedback';
import { gamePlays } from './schema/game-plays';
import { gameReactions } from './schema/game-reactions';
import { gameTags } from './schema/game-tags';
import { games } from './schema/games';
import { genres } from './schema/genres';
import { guestAchievements } from './schema/guest-achievements';
import { ledgerEntries } from './schema/ledger-entries';
import { legalPages } from './schema/legal-pages';
import { messages } from './schema/messages';
import { meta } from './schema/meta';
import { notifications } from './schema/notifications';
import { playerAchievements } from './schema/player-achievements';
import { redirects } from './schema/redirects';
import { sessions } from './schema/sessions';
import { tags } from './schema/tags';

/** Every table, by the name that the code uses for it. */
export const schema = {
  accountSettings,
  accounts,
  achievements,
  announcements,
  articleCategories,
  articleTags,
  articles,
  builds,
  categories,
  developerMembers,
  developers,
  feedback,
  gamePlays,
  gameReactions,
  gameTags,
  games,
  genres,
  guestAchievements,
  ledgerEntries,
  legalPages,
  messages,
  meta,
  notifications,
  playerAchievements,
  redirects,
  sessions,
  tags,
};

export type Schema = typeof schema;
