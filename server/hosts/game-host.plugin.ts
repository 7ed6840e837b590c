import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HASHED = /\/assets\/[^/]+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** All builds of one game, below one root: a path cannot lead to another game's files. No cookie is ever set here. */
export async function gameHost(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : 'public, max-age=0, must-revalidate');
    },
  });
}
