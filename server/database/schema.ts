import { accountSettings } from './schema/account-settings';
import { accounts } from './schema/accounts';
import { achievements } from './schema/achievements';
import { announcements } from './schema/announcements';
import { articleCategories } from './schema/article-categories';
import { articleTags } from './schema/article-tags';
import { articles } from './schema/articles';
import { attemptCounts } from './schema/attempt-counts';
import { builds } from './schema/builds';
import { categories } from './schema/categories';
import { dataExports } from './schema/data-exports';
import { deletionRequests } from './schema/deletion-requests';
import { developerMembers } from './schema/developer-members';
import { developers } from './schema/developers';
import { feedback } from './schema/feedback';
import { gamePlays } from './schema/game-plays';
import { gameReactions } from './schema/game-reactions';
import { gameTags } from './schema/game-tags';
import { games } from './schema/games';
import { genres } from './schema/genres';
import { guestAchievements } from './schema/guest-achievements';
import { knownDevices } from './schema/known-devices';
import { ledgerEntries } from './schema/ledger-entries';
import { legalPages } from './schema/legal-pages';
import { linkSecrets } from './schema/link-secrets';
import { mails } from './schema/mails';
import { messages } from './schema/messages';
import { meta } from './schema/meta';
import { notifications } from './schema/notifications';
import { playerAchievements } from './schema/player-achievements';
import { recoveryCodes } from './schema/recovery-codes';
import { redirects } from './schema/redirects';
import { sessions } from './schema/sessions';
import { socialAttempts } from './schema/social-attempts';
import { socialIdentities } from './schema/social-identities';
import { tags } from './schema/tags';
import { twoFactor } from './schema/two-factor';

/** Every table, by the name that the code uses for it. */
export const schema = {
  accountSettings,
  accounts,
  achievements,
  announcements,
  articleCategories,
  articleTags,
  articles,
  attemptCounts,
  builds,
  categories,
  dataExports,
  deletionRequests,
  developerMembers,
  developers,
  feedback,
  gamePlays,
  gameReactions,
  gameTags,
  games,
  genres,
  guestAchievements,
  knownDevices,
  ledgerEntries,
  legalPages,
  linkSecrets,
  mails,
  messages,
  meta,
  notifications,
  playerAchievements,
  recoveryCodes,
  redirects,
  sessions,
  socialAttempts,
  socialIdentities,
  tags,
  twoFactor,
};

export type Schema = typeof schema;
