import type { FastifyReply, FastifyRequest } from 'fastify';

/** Hands a request over to the provider that is mounted below `mount`, with the headers that every answer of this host has. */
export function handOver(request: FastifyRequest, reply: FastifyReply, scheme: string, mount: string): void {
  const { raw } = request;
  // Whoever ends TLS in front may not say so, and nobody else has a say in what this host is called.
  raw.headers['x-forwarded-proto'] = scheme;
  delete raw.headers['x-forwarded-host'];
  // A provider that knew who came before would ask, by a script that our policy forbids, whether they leave.
  if (raw.headers.cookie !== undefined) raw.headers.cookie = withoutSession(raw.headers.cookie, mount);
  void reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
}

const withoutSession = (cookies: string, mount: string): string =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(`${mount}_session=`) && !cookie.startsWith(`${mount}_session.sig=`))
    .join('; ');
