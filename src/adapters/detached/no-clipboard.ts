import type { Clipboard } from '../../application/system/clipboard.port';

/** A place without a clipboard. */
export const noClipboard: Clipboard = { copy: () => Promise.resolve(false) };
