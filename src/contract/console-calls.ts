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
import {
  announcementChange,
  announcementCreate,
  announcementDelete,
  announcementForm,
  announcementList,
  announcementPreview,
  announcementPublish,
  announcementUnschedule,
  answerRemove,
  answerWrite,
  developerReview,
  developerReviews,
} from './developer-community.contract';
import { boardBan, boardReview, boardUnban, gameScores, scoreDecide, scoreRemove } from './game-scores.contract';
import { messageCalls } from './developer-messages.contract';
import { gameErrorStack, gameHealth } from './game-health.contract';
import { gameStatistics } from './statistics.contract';
import { testerCalls } from './testers.contract';

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
  developerReviews,
  developerReview,
  answerWrite,
  answerRemove,
  announcementList,
  announcementForm,
  announcementCreate,
  announcementChange,
  announcementPublish,
  announcementUnschedule,
  announcementDelete,
  announcementPreview,
  gameScores,
  boardReview,
  scoreDecide,
  scoreRemove,
  boardBan,
  boardUnban,
  gameHealth,
  gameErrorStack,
  ...messageCalls,
  ...testerCalls,
} as const satisfies Record<string, AnyCall>;
