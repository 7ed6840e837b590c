import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const NAMED_FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'screenshot-wide.webp',
  'screenshot-narrow.webp',
  'manifest.webmanifest',
] as const;
const HOUR_MS = 3_600_000;

/** Serves the built client. Files with a hash in their name never change; the few named files may. */
export async function portalFiles(app: FastifyInstance, { clientFolder }: { clientFolder: string }): Promise<void> {
  // The policy is for documents, and would be a tenth of a small file's bytes.
  app.addHook('onRequest', async (_request, reply) => {
    reply.removeHeader('permissions-policy');
  });
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
  });
  for (const file of NAMED_FILES)
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, clientFolder, { maxAge: HOUR_MS, immutable: false }));
}
