import type { Realtime } from '../../application/realtime/realtime.port';

/** The push connection of a page that is only rendered: nothing arrives. */
export const noRealtime: Realtime = { listen: () => () => undefined };
