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
import type { AnyCall } from './call';
import { articleDetails, globalHome, legalPage, redirectCheck } from './content.contract';
import { gameDetails, gameIndex, gamePlayed } from './games.contract';
import { globalSearch } from './search.contract';

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
  globalHome,
  globalSearch,
  articleDetails,
  legalPage,
  redirectCheck,
  gameIndex,
  gameDetails,
  gamePlayed,
  gameAchievements,
  achievementUnlock,
} as const satisfies Record<string, AnyCall>;
