import type { Attention } from './attention.port';

/** Tells whether somebody looks at this tab now: of several tabs only that one shows what has arrived. */
export function isSeen(attention: Attention): boolean {
  let seen = false;
  attention.whenSeen(() => {
    seen = true;
  })();
  return seen;
}
