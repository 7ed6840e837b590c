import type { FastifyReply } from 'fastify';
import { SESSION_COOKIE } from '../../src/contract/session-cookie';
import { cookieAttributes } from '../../src/domain/session/cookie-attributes';
import type { Effect } from './effect';

const attributes = { ...cookieAttributes({}), secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** Sets or removes the session cookie. */
export function applyEffects(reply: FastifyReply, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.kind === 'end-session') void reply.clearCookie(SESSION_COOKIE, attributes);
    else if (effect.maxAgeSeconds === undefined) void reply.setCookie(SESSION_COOKIE, effect.token, attributes);
    else void reply.setCookie(SESSION_COOKIE, effect.token, { ...attributes, maxAge: effect.maxAgeSeconds });
  }
}
