import type { Clipboard } from '../../application/system/clipboard.port';

/** Clipboard without a browser: every copy fails. */
export const noClipboard: Clipboard = { copy: () => Promise.resolve(false) };
