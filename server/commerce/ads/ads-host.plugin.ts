import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { adFramePolicy } from '../../platform/security/page-policy';
import { AD_FRAME_SCRIPT, adFramePage } from './ad-frame-page';

/** One clear pixel. */
const PROBE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The ads' host: the frame in which third-party ads run, its script, and the picture that shows whether ads are blocked. No cookie is ever set here. */
export async function adsHost(
  app: FastifyInstance,
  { deps, folder }: { deps: ServerDependencies; folder: string },
): Promise<void> {
  const { config, urls, random } = deps;

  app.get('/ads/probe.gif', (_request, reply) =>
    reply.type('image/gif').header('cache-control', 'no-store').send(PROBE),
  );

  app.get('/frame', async (_request, reply) => {
    const { vastTag } = config;
    if (vastTag === undefined) throw new RefusalError(refusal.notFound('frame'));
    const nonce = random.bytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', adFramePolicy(config, urls, nonce))
      .type('text/html; charset=utf-8')
      .send(adFramePage({ tag: vastTag, portalOrigin: urls.portalOrigin, nonce }));
  });

  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, { root: folder, serve: false, maxAge: '1h' });
  app.get(AD_FRAME_SCRIPT, (_request, reply) => reply.sendFile(AD_FRAME_SCRIPT.slice(1)));
}
