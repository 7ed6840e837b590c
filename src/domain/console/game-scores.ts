import type { BoardHead } from '../leaderboards/board';
import type { BrokenLimit } from '../leaderboards/score';
import type { DeviceClass } from './game-statistics';

/** Maximum number of scores of a list, and of one decision. */
export const SCORES_SHOWN = 100;
/** Maximum length of the reason of a ban, in characters. */
export const BAN_REASON_MAX = 200;

/** Equipment of a play session. */
export const playModes = ['vr', 'screen', 'emulated'] as const;
export type PlayMode = (typeof playModes)[number];

/** Returns the equipment of a play session. A headset reports its use only when its session ends. */
export function playMode(play: {
  readonly emulated: boolean;
  readonly vr: boolean;
  readonly device: DeviceClass;
}): PlayMode {
  if (play.emulated) return 'emulated';
  return play.vr || play.device === 'headset' ? 'vr' : 'screen';
}

/** Decisions about a set-aside score. */
export const scoreDecisions = ['accepted', 'refused'] as const;
export type ScoreDecision = (typeof scoreDecisions)[number];

/**
 * Result of a decision about one score: made now or the same as before, another decision of another member, or no decision because the
 * score was replaced by a newer one or deleted, or because its period of the board has ended.
 */
export const decisionResults = ['decided', 'decided-otherwise', 'gone', 'ended'] as const;
export type DecisionResult = (typeof decisionResults)[number];

/** Returns the result of a decision; `isWaiting` is true for a score without one. The first decision stays. */
export function decisionResult(
  wanted: ScoreDecision,
  isWaiting: boolean,
  before: ScoreDecision | undefined,
): DecisionResult {
  if (isWaiting) return 'decided';
  if (before === undefined) return 'gone';
  return before === wanted ? 'decided' : 'decided-otherwise';
}

/** Names one score of a board. */
export interface ScoreName {
  readonly username: string;
  /** Time of the post, ISO 8601, UTC. */
  readonly at: string;
}

/** A score with the facts about its play. Undefined facts are unknown, for example for scores of earlier releases. */
export interface ReviewedScore extends ScoreName {
  readonly alias: string;
  readonly score: number;
  /** The player's best score on the board. */
  readonly best: number | undefined;
  readonly limit: BrokenLimit | undefined;
  /** Milliseconds from the start of the play session to the post. */
  readonly playedFor: number | undefined;
  readonly mode: PlayMode | undefined;
  readonly device: DeviceClass | undefined;
  /** Version of the build. */
  readonly build: string | undefined;
  /** Milliseconds from the start of the run to the post; undefined without a ticket. */
  readonly runFor: number | undefined;
  /** SHA-256 of the inputs of the run, as reported by the game. */
  readonly inputs: string | undefined;
}

/** A board of the page. `waiting` is the number of its set-aside scores. */
export interface ReviewedBoard extends Pick<BoardHead, 'slug' | 'title' | 'unit'> {
  readonly tickets: boolean;
  readonly waiting: number;
}

/** A ban from one or all boards of a game; dates in ISO 8601, UTC. */
export interface BoardBan {
  readonly id: string;
  readonly username: string;
  /** Slug; undefined for all boards. */
  readonly board: string | undefined;
  readonly reason: string;
  readonly by: string | undefined;
  readonly since: string;
  /** Undefined for a ban without an end. */
  readonly until: string | undefined;
}

/** A ban to create or to replace. */
export type NewBoardBan = Pick<BoardBan, 'username' | 'board' | 'reason' | 'until'>;

/** Boards and bans of a game. */
export interface GameScoresPage {
  readonly boards: readonly ReviewedBoard[];
  readonly bans: readonly BoardBan[];
}

/** Scores of a board: those set aside, newest first, and the best accepted ones. */
export interface BoardReview {
  readonly setAside: readonly ReviewedScore[];
  readonly top: readonly ReviewedScore[];
}

/** Outcome for each score of a decision; `by` is the member who had decided otherwise. */
export type DecidedScore = ScoreName & { readonly result: DecisionResult; readonly by: string | undefined };

/** Minimum time between two notifications about the set-aside scores of a game, in milliseconds. */
export const NOTICE_EVERY = 60 * 60 * 1000;

interface SetAsideNotice {
  /** Time of the notification, in milliseconds. */
  readonly at: number;
  /** Time of the newest score that the notification covers, in milliseconds. */
  readonly newest: number;
}

/** True if members get a notification: a score is newer than the last notification covers, and that notification is an hour old. */
export const isNoticeDue = (newest: number, last: SetAsideNotice | undefined, now: number): boolean =>
  last === undefined || (newest > last.newest && now - last.at >= NOTICE_EVERY);
