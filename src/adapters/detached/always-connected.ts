import type { Connection } from '../../application/system/connection.port';

/** Connection without a browser: always online. */
export const alwaysConnected: Connection = { isOffline: () => false };
