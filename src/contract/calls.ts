import { achievementUnlock, gameAchievements } from './achievements.contract';
import {
  authChannel,
  authLogin,
  authLogout,
  authRegister,
  authStatus,
  validateEmail,
  validatePassword,
  validateUsername,
} from './account.contract';
import { resetPassword, sendResetMail, sendVerificationMail, verifyEmail } from './account-links.contract';
import type { AnyCall } from './call';
import { catalogItem, catalogItemUrl, gameCatalog } from './catalog.contract';
import { articleDetails, articleIndex, articleRead, globalHome, legalPage, redirectCheck } from './content.contract';
import { developerAnnouncement, developerAnnouncements, developerDetails } from './developers.contract';
import { gameDetails, gameIndex, gamePlayed, tagGames } from './games.contract';
import {
  messageList,
  messageRead,
  messagesReadAll,
  notificationList,
  notificationRead,
  notificationsReadAll,
} from './inbox.contract';
import { helpFeedback, helpQuestions, supportMessage } from './help.contract';
import {
  deletionRequest,
  deletionState,
  deletionStatus,
  deletionWithdraw,
  exportDownload,
  exportRequest,
  exportState,
} from './leaving.contract';
import { communityProfile } from './profile.contract';
import { globalSearch } from './search.contract';
import {
  identityUnlink,
  passwordChange,
  securityOverview,
  sessionList,
  sessionRevoke,
  sessionRevokeOthers,
  settingChange,
  twoFactorBegin,
  twoFactorConfirm,
  twoFactorEnd,
  twoFactorRenewCodes,
} from './security.contract';
import { socialFinalize, socialFinalizeDetails, socialLogin, socialProviders, socialWaiting } from './social.contract';

/** Every call of the API by its operation id: the server must answer all of them, and the OpenAPI document lists them. */
export const calls = {
  authStatus,
  authLogin,
  authRegister,
  authLogout,
  authChannel,
  validateEmail,
  validateUsername,
  validatePassword,
  sendResetMail,
  resetPassword,
  verifyEmail,
  sendVerificationMail,
  socialProviders,
  socialLogin,
  socialWaiting,
  socialFinalizeDetails,
  socialFinalize,
  securityOverview,
  identityUnlink,
  sessionList,
  sessionRevoke,
  sessionRevokeOthers,
  passwordChange,
  twoFactorBegin,
  twoFactorConfirm,
  twoFactorRenewCodes,
  twoFactorEnd,
  settingChange,
  deletionState,
  deletionRequest,
  deletionWithdraw,
  deletionStatus,
  exportState,
  exportRequest,
  exportDownload,
  globalHome,
  globalSearch,
  articleIndex,
  articleDetails,
  articleRead,
  legalPage,
  redirectCheck,
  helpQuestions,
  supportMessage,
  helpFeedback,
  gameIndex,
  tagGames,
  gameDetails,
  gameCatalog,
  catalogItem,
  catalogItemUrl,
  developerDetails,
  developerAnnouncements,
  developerAnnouncement,
  communityProfile,
  gamePlayed,
  gameAchievements,
  achievementUnlock,
  notificationList,
  notificationRead,
  notificationsReadAll,
  messageList,
  messageRead,
  messagesReadAll,
} as const satisfies Record<string, AnyCall>;
