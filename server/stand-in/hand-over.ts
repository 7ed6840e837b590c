import type { FastifyReply, FastifyRequest } from 'fastify';

/** Hands a request over to a provider that is mounted below a path, with the headers that every answer of this host has. */
export function handOver(request: FastifyRequest, reply: FastifyReply, scheme: string): void {
  // Whoever ends TLS in front may not say so, and nobody else has a say in what this host is called.
  request.raw.headers['x-forwarded-proto'] = scheme;
  delete request.raw.headers['x-forwarded-host'];
  void reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
}
