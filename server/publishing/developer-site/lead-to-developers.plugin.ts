import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';

/** What the portal links to, and where that is on the developer site. */
const places = { '/developer': '/', '/developer/guide': '/guide' } as const;

/** The portal's own addresses of the developer site: its pages need not know that host. */
export async function leadToDevelopers(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  for (const [path, place] of Object.entries(places))
    app.get(path, (_request, reply) => reply.redirect(deps.urls.developerOrigin + place, 302));
}
