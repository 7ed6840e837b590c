import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { findSession } from '../auth/session.repository';
import type { ServerDeps } from '../deps';
import type { Caller, Player } from './caller';
import { GUEST_COOKIE, SESSION_COOKIE } from '../../src/contract/session-cookie';
import { readCookie } from './read-cookie';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const LONGEST_USER_AGENT = 512;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function findPlayer(deps: ServerDeps, header: string | undefined): Promise<Player | undefined> {
  const cookie = readCookie(header, SESSION_COOKIE);
  if (cookie.kind !== 'one') return undefined;
  return findSession(deps.database.db, sha256(cookie.value), deps.clock.now());
}

/** Tells who sends a request; two session cookies count as none, because one of them was planted. */
export async function resolveCaller(deps: ServerDeps, request: FastifyRequest): Promise<Caller> {
  const header = request.headers.cookie;
  const guest = readCookie(header, GUEST_COOKIE);
  return {
    player: await findPlayer(deps, header),
    guestId: guest.kind === 'one' && UUID.test(guest.value) ? guest.value : undefined,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
  };
}
