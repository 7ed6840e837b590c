import type { FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, SESSION_COOKIE, SOCIAL_COOKIE } from '../../../src/contract/session-cookie';
import { countryCode } from '../../../src/domain/console/countries';
import type { ServerDependencies } from '../../deps';
import { hashToken } from '../../identity/auth/session-token';
import { findSession } from '../../identity/auth/session.repository';
import type { Caller, Player } from './caller';
import { readGuestCookie, readCookie } from './read-cookie';
import { setAccount } from './request-log';

const LONGEST_USER_AGENT = 512;

async function findPlayer(deps: ServerDependencies, header: string | undefined): Promise<Player | undefined> {
  const cookie = readCookie(header, SESSION_COOKIE);
  if (cookie.kind !== 'one') return undefined;
  return findSession(deps.database.db, hashToken(cookie.value), deps.clock.now());
}

/** Identifies the sender of a request. Two session cookies count as none, because one was injected. */
export async function resolveCaller(deps: ServerDependencies, request: FastifyRequest): Promise<Caller> {
  const { countryHeader } = deps.config;
  const header = request.headers.cookie;
  const guest = readGuestCookie(header);
  const marker = readCookie(header, SOCIAL_COOKIE);
  const device = readCookie(header, DEVICE_COOKIE);
  const player = await findPlayer(deps, header);
  if (player) setAccount(request, player.id);
  return {
    player,
    sessionEnded: !player && readCookie(header, SESSION_COOKIE).kind !== 'none',
    guestId: guest.kind === 'guest' ? guest.id : undefined,
    socialMarker: marker.kind === 'one' ? marker.value : undefined,
    deviceHash: device.kind === 'one' ? hashToken(device.value) : undefined,
    ip: request.ip,
    country: countryHeader === undefined ? undefined : countryCode(request.headers[countryHeader]),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
  };
}
