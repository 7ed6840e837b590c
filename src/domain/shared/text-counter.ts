import { plainTextLength } from './plain-text';

/** Character counter below a text box. */
export interface TextCounter {
  /** Number of characters of the stored text. */
  readonly length: number;
  readonly limit: number;
  /** True above the limit; the counter is then red. */
  readonly over: boolean;
}

/**
 * Counts a text as the later check does (spec 2 §5).
 * @rule 2.5.3b The counter shows length and limit and turns red above the limit.
 */
export function textCounter(text: string, limit: number): TextCounter {
  const length = plainTextLength(text);
  return { length, limit, over: length > limit };
}

/** Returns the error of a text above its limit, shared by the forms and the server (spec 2 §5). */
export const tooLongSentence = (limit: number | string): string => `Please enter at most ${String(limit)} characters.`;
