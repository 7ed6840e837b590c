import type { VastProblem } from './vast-problem';

/** What one VAST answer may weigh, in bytes (security T39). */
export const VAST_MOST_BYTES = 1_000_000;

/** Names with which a document declares what it is made of: no ad needs them, and entities can grow without end. */
const DECLARATION = /<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;

/** Why a text is not even parsed; undefined when it may be. */
export function vastTextProblem(text: string): VastProblem | undefined {
  if (text.length > VAST_MOST_BYTES) return 'too-large';
  return DECLARATION.test(text) ? 'document-type' : undefined;
}
