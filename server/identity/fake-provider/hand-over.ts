import type { FastifyReply, FastifyRequest } from 'fastify';

/** Prepares a request for the provider that is mounted below `mount`, with the host's own response headers. */
export function handOver(request: FastifyRequest, reply: FastifyReply, scheme: string, mount: string): void {
  const { raw } = request;
  // A TLS proxy may omit the scheme, and no client may choose the host name.
  raw.headers['x-forwarded-proto'] = scheme;
  delete raw.headers['x-forwarded-host'];
  // A provider that knows the previous person asks to sign out, with a script that the content security policy forbids.
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
