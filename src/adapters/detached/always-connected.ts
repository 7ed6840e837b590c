import type { Connection } from '../../application/system/connection.port';

/** The connection of a place without a browser. */
export const alwaysConnected: Connection = { isOffline: () => false };
