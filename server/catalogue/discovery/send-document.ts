import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_AGE_SECONDS = 600;

/** A text that everybody is given alike. */
export interface PublicDocument {
  readonly type: string;
  readonly body: string;
}

/** Sends a public document with an ETag: 304 to who has it already. Weak, since it may be compressed on the way. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, { type, body }: PublicDocument) {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  void reply.header('cache-control', `public, max-age=${String(MAX_AGE_SECONDS)}`).header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  if (known?.includes(etag) === true) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}
