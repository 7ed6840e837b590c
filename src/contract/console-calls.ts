import type { AnyCall } from './call';
import {
  auditList,
  consoleHome,
  developerApply,
  invitationAnswer,
  invitationWithdraw,
  memberChange,
  memberInvite,
  memberList,
  memberRemove,
  tokenCreate,
  tokenList,
  tokenRevoke,
} from './console.contract';
import { gameErrorStack, gameHealth } from './game-health.contract';
import { gameStatistics } from './statistics.contract';

/** Calls of the developer console. */
export const consoleCalls = {
  consoleHome,
  developerApply,
  invitationAnswer,
  memberList,
  memberInvite,
  invitationWithdraw,
  memberChange,
  memberRemove,
  auditList,
  tokenList,
  tokenCreate,
  tokenRevoke,
  gameStatistics,
  gameHealth,
  gameErrorStack,
} as const satisfies Record<string, AnyCall>;
