import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { wireSlug } from './wire-values';

const sessionParams = z.object({ session: z.uuid() });

export const playSessionStart = defineCall({
  method: 'PUT',
  path: '/v1/private/user/arcade/gp/history/session/{game}/start',
  access: 'player',
  summary: 'Opens a play session of the caller, one for each stretch of play in each tab, and counts the play.',
  params: z.object({ game: wireSlug }),
  body: z.strictObject({
    /** The build that is played, by its version. */
    version: z.optional(z.string().check(z.maxLength(64))),
    /** Whether the headset is an emulated one. */
    emulated: z.optional(z.boolean()),
  }),
  data: z.object({ id: z.uuid() }),
});

export const playSessionHeartbeat = defineCall({
  method: 'PUT',
  path: '/v1/private/user/arcade/gp/history/session/{session}/heartbeat',
  access: 'player',
  summary: 'Says that a play session of the caller goes on, every 45 s; 404 for anybody else’s.',
  params: sessionParams,
  /** False once the session has ended, after 2 minutes without a heartbeat for example. */
  data: z.object({ open: z.boolean() }),
});

export const playSessionEnd = defineCall({
  method: 'PUT',
  path: '/v1/private/user/arcade/gp/history/session/{session}/end',
  access: 'player',
  summary: 'Ends a play session of the caller; once it has ended nothing changes. 404 for anybody else’s.',
  params: sessionParams,
  data: z.null(),
});
