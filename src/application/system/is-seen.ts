import type { Attention } from './attention.port';

/** True if this tab is visible now. */
export function isSeen(attention: Attention): boolean {
  let seen = false;
  attention.whenSeen(() => {
    seen = true;
  })();
  return seen;
}
