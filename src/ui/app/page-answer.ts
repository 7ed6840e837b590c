import { isPageFailure } from '../errors/page-failure';

/** Asks for a page's data; throws the page's failure. */
export type Ask = (signal: AbortSignal) => Promise<unknown>;

/** What two answers have in common that show the same page. */
export type Likeness = (answer: unknown) => string;

/** Two answers are alike when they say the same. */
export const wording: Likeness = (answer) => JSON.stringify(answer);

/** The status by which a server asks for fewer calls. */
const TOO_MANY = 429;

/** Statuses by which a server says "not now", and not "never". */
const FOR_NOW: readonly number[] = [408, 425, TOO_MANY];

/** Tells whether a loader's answer is what a page shows: no redirect, no answer with a status of its own, no failure within the page. */
export function isAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || answer instanceof Response) return false;
  if ('init' in answer && 'data' in answer) return false;
  return !Object.values(answer).some(isFailed);
}

/** Tells whether a failure says that the page is not, or not for this visitor. */
export function isGone(thrown: unknown): boolean {
  return isPageFailure(thrown) && thrown.status >= 400 && thrown.status < 500 && !FOR_NOW.includes(thrown.status);
}

/** Tells whether the server has asked for fewer calls, by what a loader gave or has thrown. */
export function isTooMany(outcome: unknown): boolean {
  if (isPageFailure(outcome)) return outcome.status === TOO_MANY;
  if (typeof outcome !== 'object' || outcome === null || !('init' in outcome)) return false;
  return (outcome.init as ResponseInit | null)?.status === TOO_MANY;
}

function isFailed(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'failed';
}
