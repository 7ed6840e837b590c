import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { ServerDependencies } from '../../deps';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { adFramePolicy } from '../../platform/security/page-policy';

/** Data of an ad frame. */
interface AdFrame {
  /** Address of the VAST tag. */
  readonly tag: string;
  /** Origin that receives the messages of the frame. */
  readonly portalOrigin: string;
  readonly nonce: string;
}

/** Path of the frame's script. */
const AD_FRAME_SCRIPT = '/frame.js';

const STYLE = `
html,body{margin:0;height:100%;overflow:hidden;background:#0A0B14}
video{display:block;width:100%;height:100%;object-fit:contain}
a{position:absolute;inset:0;display:flex;align-items:flex-start;justify-content:flex-end;padding:12px;text-decoration:none}
a[hidden]{display:none}
a:focus-visible{outline:3px solid #5CE1FF;outline-offset:-3px}
span{padding:12px 18px;border-radius:999px;background:rgba(10,11,20,.82);color:#fff;font:600 15px/1.5 system-ui,sans-serif}
`;

/** Renders the document that loads and plays a third-party ad: a video, a link over it and one script. */
function adFramePage({ tag, portalOrigin, nonce }: AdFrame): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Advertisement</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><video playsinline muted disablepictureinpicture></video>
<a hidden target="_blank" rel="noopener noreferrer sponsored"><span>Visit the advertiser</span></a>
<script nonce="${nonce}" src="${AD_FRAME_SCRIPT}" data-tag="${escapeHtml(tag)}" data-portal="${escapeHtml(portalOrigin)}"></script>
</body>
</html>
`;
}

/** A transparent GIF of one pixel. */
const PROBE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Serves the host of third-party ads: the frame, its script and the picture that detects ad blockers. It sets no
 * cookies.
 */
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
