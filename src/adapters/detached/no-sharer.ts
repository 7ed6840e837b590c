import type { Sharer } from '../../application/system/sharer.port';

/** For a client without a dialog for handing on. */
export const noSharer: Sharer = { share: () => Promise.resolve('unavailable') };
