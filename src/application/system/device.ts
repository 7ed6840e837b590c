import type { Attention } from './attention.port';

/** Type of the device that requests a page. */
export interface Device {
  readonly headset: boolean;
  readonly mobile: boolean;
}

/** True if this tab is visible now. */
export function isSeen(attention: Attention): boolean {
  let seen = false;
  attention.whenSeen(() => {
    seen = true;
  })();
  return seen;
}
