import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_PATHS = 16;

/** The host and its parents down to two labels: every Domain in which a sibling host can inject a cookie. */
function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Every Path whose cookies are sent with a request. */
function pathsOf(url: string): readonly string[] {
  const [path = ''] = url.split('?');
  const steps = path.split('/').filter((step) => step !== '');
  const prefixes = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return ['/', ...prefixes.flatMap((prefix) => [prefix, `${prefix}/`])].slice(0, MAX_PATHS);
}

/** Removes injected cookies of this name. The portal's own cookie has no Domain and stays. */
export function clearInjectedCookies(request: FastifyRequest, reply: FastifyReply, name: string, host: string): void {
  for (const domain of domainsOf(host))
    for (const path of pathsOf(request.url)) void reply.clearCookie(name, { domain, path, secure: true });
}
