import type { Sharer } from '../../application/system/sharer.port';

/** Sharer for clients without a share dialog. */
export const noSharer: Sharer = { share: () => Promise.resolve('unavailable') };
