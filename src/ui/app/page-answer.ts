import { isPageFailure } from '../errors/page-failure';

/** Fetches a page's data; throws the page's failure. */
export type Ask = (signal: AbortSignal) => Promise<unknown>;

/** Returns a fingerprint: equal for two responses that show the same page. */
export type Fingerprint = (answer: unknown) => string;

/** Fingerprint of the complete response. */
export const wording: Fingerprint = (answer) => JSON.stringify(answer);

/** Status of a rate limit. */
const TOO_MANY = 429;

/** Statuses of temporary failures. */
const FOR_NOW: readonly number[] = [408, 425, TOO_MANY];

/** True if a loader's result can be cached: no redirect, no status of its own, no failed part. */
export function isAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || answer instanceof Response) return false;
  if ('init' in answer && 'data' in answer) return false;
  return !Object.values(answer).some(isFailed);
}

/** True if a failure means that the page does not exist or is forbidden for this visitor. */
export function isGone(thrown: unknown): boolean {
  return isPageFailure(thrown) && thrown.status >= 400 && thrown.status < 500 && !FOR_NOW.includes(thrown.status);
}

/** True if a loader's result or error is a rate limit. */
export function isTooMany(outcome: unknown): boolean {
  if (isPageFailure(outcome)) return outcome.status === TOO_MANY;
  if (typeof outcome !== 'object' || outcome === null || !('init' in outcome)) return false;
  return (outcome.init as ResponseInit | null)?.status === TOO_MANY;
}

function isFailed(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'failed';
}
