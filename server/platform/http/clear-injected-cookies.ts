import type { FastifyReply, FastifyRequest } from 'fastify';

const MOST_PATHS = 16;

/** The host and those above it, down to two labels: every Domain in which another host can plant a cookie for it. */
function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Every Path whose cookies come with a request. */
function pathsOf(url: string): readonly string[] {
  const [path = ''] = url.split('?');
  const steps = path.split('/').filter((step) => step !== '');
  const prefixes = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return ['/', ...prefixes.flatMap((prefix) => [prefix, `${prefix}/`])].slice(0, MOST_PATHS);
}

/** Removes what a host beside the portal has planted under a name; the portal's own cookie, which has no Domain, stays. */
export function clearInjectedCookies(request: FastifyRequest, reply: FastifyReply, name: string, host: string): void {
  for (const domain of domainsOf(host))
    for (const path of pathsOf(request.url)) void reply.clearCookie(name, { domain, path, secure: true });
}
