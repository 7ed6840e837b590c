import { plainTextLength } from './plain-text';

/** What stands below a text box. */
export interface TextCounter {
  /** Characters as they will be stored. */
  readonly length: number;
  readonly limit: number;
  /** Above the limit: the counter is red. */
  readonly over: boolean;
}

/**
 * Counts a text while it is written, as the check after it will (spec 2 §5).
 * @rule 2.5.3b The counter shows length and limit and turns red above the limit.
 */
export function textCounter(text: string, limit: number): TextCounter {
  const length = plainTextLength(text);
  return { length, limit, over: length > limit };
}
