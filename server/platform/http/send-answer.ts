import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { success } from './envelope';
import { readCookie } from './read-cookie';
import type { Outcome, RouteOptions } from './route';

const tagOf = (body: string): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Compares as `If-None-Match` asks for: with a list, or with anything, and weakly. */
const hasTag = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined &&
  asked.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));

/** Sends what a handler answered; public answers carry a tag, so that an unchanged one is not sent again, and what is told to a player alone is kept nowhere. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { data, message }: Outcome<unknown>,
  cache: RouteOptions['cache'],
): FastifyReply {
  const body = JSON.stringify(success(data, message));
  void reply.type('application/json; charset=utf-8');
  if (cache === undefined) return reply.header('cache-control', 'no-store').send(body);
  void reply.header('vary', 'cookie');
  const signedIn = readCookie(request.headers.cookie, SESSION_COOKIE).kind !== 'none';
  if (signedIn && cache === 'visitors-short') return reply.header('cache-control', 'private, no-store').send(body);
  const tag = tagOf(body);
  const kept = signedIn ? 'private, no-cache' : 'public, max-age=0, must-revalidate';
  void reply.header('cache-control', kept).header('etag', tag);
  return hasTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body);
}
