import { deferred } from '../../application/system/deferred';

/** Loads the script of the auth dialog. */
export const loadAuthDialog = deferred(() => import('./AuthDialog'));
