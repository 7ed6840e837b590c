import type { RequestPhase } from '../notices/RequestButton';

/** What a button says that copies something. */
export function copyWords(initial: string): Readonly<Record<RequestPhase, string>> {
  return { initial, busy: 'Copying', success: 'Copied', error: 'Not copied' };
}
