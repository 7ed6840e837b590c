import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { noData, wireReferrer, wireSlug } from './wire-values';

const sessionParams = z.object({ session: z.uuid() });

export const playSessionStart = defineCall({
  method: 'PUT',
  path: '/v1/private/user/arcade/gp/history/session/{game}/start',
  access: 'player',
  summary: 'Opens a play session of the caller, one for each play in each tab, and counts the play.',
  params: z.object({ game: wireSlug }),
  body: z.strictObject({
    /** Version of the played build. */
    version: z.optional(z.string().check(z.maxLength(64))),
    /** True if the headset is emulated. */
    emulated: z.optional(z.boolean()),
    /** True if the play starts with a headset, also an emulated one. */
    vr: z.optional(z.boolean()),
    /** Host of the page that led to the portal. */
    referrer: wireReferrer,
  }),
  data: z.object({ id: z.uuid() }),
});

export const playSessionHeartbeat = defineCall({
  method: 'PUT',
  path: '/v1/private/user/arcade/gp/history/session/{session}/heartbeat',
  access: 'player',
  summary: 'Sends the heartbeat of a running play session, every 45 s; 404 for another player’s session.',
  params: sessionParams,
  /** False after the session has ended, for example after 2 minutes without a heartbeat. */
  data: z.object({ open: z.boolean() }),
});

export const playSessionEnd = defineCall({
  method: 'PUT',
  path: '/v1/private/user/arcade/gp/history/session/{session}/end',
  access: 'player',
  keepalive: true,
  summary: 'Ends a play session of the caller; repeating changes nothing. 404 for another player’s session.',
  params: sessionParams,
  /** `vr` is true if a headset was used. */
  body: z.strictObject({ vr: z.optional(z.boolean()) }),
  data: noData,
});
