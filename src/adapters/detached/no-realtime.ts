import type { Realtime } from '../../application/realtime/realtime.port';

/** No-op push connection for pages rendered on the server. */
export const noRealtime: Realtime = { listen: () => () => undefined };
