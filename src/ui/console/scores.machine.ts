import type { DecidedScore, PlayMode, ReviewedScore, ScoreDecision, ScoreName } from '../../domain/console/game-scores';
import { BAN_REASON_MAX } from '../../domain/console/game-scores';
import type { DeviceClass } from '../../domain/console/game-statistics';
import type { BoardUnit } from '../../domain/leaderboards/board-unit';
import type { BrokenLimit } from '../../domain/leaderboards/score';
import { scoreText } from '../../domain/leaderboards/score-text';
import { writtenList } from '../../domain/shared/written-list';
import { lengthText } from './statistics.machine';

/** Key of a score in a list. */
export const scoreKey = ({ username, at }: ScoreName): string => `${username} ${at}`;

const limitTexts: Readonly<Record<BrokenLimit, string>> = {
  ban: 'The player is banned',
  plausibleLeast: 'Below the lowest plausible score',
  plausibleMost: 'Above the highest plausible score',
  minSeconds: 'Shorter than the shortest plausible run',
  perMinute: 'More than the plausible score a minute',
};

/** Returns the reason for which a score is set aside. */
export const limitText = (limit: BrokenLimit | undefined): string =>
  limit === undefined ? 'Outside the plausible scores' : limitTexts[limit];

const modeTexts: Readonly<Record<PlayMode, string>> = {
  vr: 'in VR',
  screen: 'on a screen',
  emulated: 'with an emulated headset',
};
const deviceTexts: Readonly<Record<DeviceClass, string>> = {
  computer: 'On a computer',
  mobile: 'On a phone or tablet',
  headset: 'On a headset',
  unknown: 'On an unknown device',
};

const MILLISECONDS = 1000;

/** Returns the known facts about the play of a score as short texts. */
export function scoreFacts(score: ReviewedScore, unit: BoardUnit): readonly string[] {
  const { best, playedFor, mode, device, build, runFor } = score;
  return [
    best === undefined ? 'No score on the board yet' : `Best so far ${scoreText(best, unit)}`,
    playedFor === undefined ? undefined : `${lengthText(playedFor / MILLISECONDS)} into the session`,
    mode === undefined ? undefined : `Played ${modeTexts[mode]}`,
    device === undefined ? undefined : deviceTexts[device],
    build === undefined ? undefined : `Build ${build}`,
    runFor === undefined ? 'Without a ticket' : `Run of ${lengthText(runFor / MILLISECONDS)} with a ticket`,
  ].filter((fact) => fact !== undefined);
}

/** Adds a key to a selection or removes it. */
export function toggleKey(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

const scoresText = (count: number): string => (count === 1 ? '1 score' : `${String(count)} scores`);
const opposite: Readonly<Record<ScoreDecision, ScoreDecision>> = { accepted: 'refused', refused: 'accepted' };

/** Returns title and text of the toast after a decision. `isMixed` is true if it did not apply to every score. */
export function decisionReport(
  decision: ScoreDecision,
  scores: readonly DecidedScore[],
): { readonly title: string; readonly body: string; readonly isMixed: boolean } {
  const of = (result: DecidedScore['result']) => scores.filter((score) => score.result === result);
  const [decided, otherwise] = [of('decided'), of('decided-otherwise')];
  const others = otherwise.map(
    ({ username, by = 'Another member' }) => `${by} has already ${opposite[decision]} the score of ${username}.`,
  );
  const named = (reason: string, some: readonly DecidedScore[]): readonly string[] =>
    some.length === 0 ? [] : [`${reason}: ${writtenList(some.map(({ username }) => username))}.`];
  const body = [
    ...others,
    ...named('Replaced by a newer score or deleted', of('gone')),
    ...named('Not decided, because the board has started a new period', of('ended')),
  ].join(' ');
  return { title: `${scoresText(decided.length)} ${decision}`, body, isMixed: decided.length < scores.length };
}

/** Typed values of a ban. `until` is a time in UTC without its zone; empty for no end. */
export interface BanForm {
  readonly username: string;
  /** Slug; empty for all boards. */
  readonly board: string;
  readonly reason: string;
  readonly until: string;
}

/** Empty form of a ban, for all boards and without an end. */
export const emptyBan: BanForm = { username: '', board: '', reason: '', until: '' };

/** Returns the messages of invalid fields of a ban. `now` is in milliseconds. */
export function banProblems(
  { username, reason, until }: BanForm,
  now: number,
): Readonly<Partial<Record<keyof BanForm, string>>> {
  const length = reason.trim().length;
  return {
    ...(username.trim() === '' ? { username: 'Enter a username.' } : {}),
    ...(length === 0 ? { reason: 'Enter a reason. The player can read it.' } : {}),
    ...(length > BAN_REASON_MAX ? { reason: `Enter at most ${String(BAN_REASON_MAX)} characters.` } : {}),
    ...(until === '' || Date.parse(`${until}:00Z`) > now ? {} : { until: 'Choose a time in the future.' }),
  };
}
