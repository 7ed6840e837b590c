import type { FastifyReply } from 'fastify';
import { DEVICE_COOKIE, SESSION_COOKIE, SOCIAL_COOKIE } from '../../../src/contract/session-cookie';
import { cookieAttributes } from '../../../src/domain/session/cookie-attributes';
import type { Effect } from './effect';

const attributes = { ...cookieAttributes({}), secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** Maximum lifetime of a cookie in browsers. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Without a maximum age the cookie ends with the browser. */
function set(reply: FastifyReply, name: string, value: string, maxAge: number | undefined): void {
  void reply.setCookie(name, value, maxAge === undefined ? attributes : { ...attributes, maxAge });
}

function apply(reply: FastifyReply, effect: Effect): void {
  switch (effect.kind) {
    case 'start-session':
      set(reply, SESSION_COOKIE, effect.token, effect.maxAgeSeconds);
      if (effect.newDevice !== undefined) set(reply, DEVICE_COOKIE, effect.newDevice, DEVICE_SECONDS);
      return;
    case 'know-device':
      return set(reply, DEVICE_COOKIE, effect.device, DEVICE_SECONDS);
    case 'end-session':
      return void reply.clearCookie(SESSION_COOKIE, attributes);
    case 'mark-social':
      return set(reply, SOCIAL_COOKIE, effect.marker, effect.maxAgeSeconds);
    case 'unmark-social':
      return void reply.clearCookie(SOCIAL_COOKIE, attributes);
  }
}

/** Sets and removes the cookies of an answer. */
export function applyEffects(reply: FastifyReply, effects: readonly Effect[]): void {
  for (const effect of effects) apply(reply, effect);
}
