import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';

/** Portal paths and their targets on the developer site. */
const places = { '/developer': '/', '/developer/guide': '/guide' } as const;

/** Redirects the portal's addresses of the developer site, so that pages do not need its host. */
export async function redirectToDeveloperSite(
  app: FastifyInstance,
  { deps }: { deps: ServerDependencies },
): Promise<void> {
  for (const [path, place] of Object.entries(places))
    app.get(path, (_request, reply) => reply.redirect(deps.urls.developerOrigin + place, 302));
  // The login leads back to the console by these addresses, because it follows only paths of the portal.
  for (const path of ['/developer/console', '/developer/console/*'])
    app.get(path, ({ url }, reply) => reply.redirect(deps.urls.developerOrigin + url.slice('/developer'.length), 302));
}
