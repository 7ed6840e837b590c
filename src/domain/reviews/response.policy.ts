import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { Review } from './review';
import { plainText } from '../shared/plain-text';
import type { TextProblem } from './text-limits';
import { RESPONSE_LIMITS, textProblem } from './text-limits';

export type ResponseProblem = 'not-respondable' | 'already-responded' | TextProblem;

type Answerable = Pick<Review, 'respondable' | 'response'>;

/**
 * Returns the button below a review: respond, delete the response, or none (spec 2 §4).
 * @rule 2.4.16 On a respondable review the developer can post one response or delete it.
 * @rule 2.6.4 Only members of the game's developer can respond.
 */
export function responseAction({ respondable, response }: Answerable): 'respond' | 'delete-response' | undefined {
  if (!respondable) return undefined;
  return response === undefined ? 'respond' : 'delete-response';
}

/** True if the author has changed a review after the developer's response was last changed. */
export const isChangedAfterResponse = ({ date, responded }: Pick<Review, 'date' | 'responded'>): boolean =>
  responded !== undefined && Date.parse(date.updated) > Date.parse(responded);

/**
 * Returns the problems of a response, in the order in which they are shown (spec 2 §5).
 * @rule 2.5.1 A response has at least 20 characters.
 * @rule 2.5.3a A response has at most 250 characters.
 */
export function responseProblems(body: string, review: Answerable): readonly ResponseProblem[] {
  const length = textProblem(body, RESPONSE_LIMITS);
  return [...rightsProblems(review), ...(length === undefined ? [] : [length])];
}

/** Returns the response to send and store, or its first problem. */
export function responseBody(body: string, review: Answerable): Result<string, ResponseProblem> {
  const [problem] = responseProblems(body, review);
  return problem === undefined ? ok(plainText(body)) : err(problem);
}

function rightsProblems({ respondable, response }: Answerable): readonly ResponseProblem[] {
  if (!respondable) return ['not-respondable'];
  return response === undefined ? [] : ['already-responded'];
}
