import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the files of a folder below a prefix of a game's host. */
export async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    decorateReply: false,
    preCompressed: true,
    maxAge: '1h',
  });
}
