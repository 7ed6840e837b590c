import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxNames } from '../../../src/domain/bridge/frame-attributes';
import { policyText } from '../../../src/domain/bridge/game-policy';
import { projectRoot } from '../../platform/system/project-root';
import type { HostTable } from './host-table';
import { onHost } from './on-host';
import type { PublicUrls } from './public-urls';

/** Path of the page on every game's host; no version of a game has this name. */
const PATH = '/_program/';

/** Origin of the games that the playground uses. The page's own origin is opaque. */
export const programOrigin = (urls: Pick<PublicUrls, 'gameOrigin'>): string => urls.gameOrigin('playground');

/** Address of the page that runs programs of the playground, without the panel of the sandbox, which would reload it. */
export const programFrameUrl = (urls: Pick<PublicUrls, 'gameOrigin'>): string =>
  `${programOrigin(urls)}${PATH}?${sandboxNames.panel}=off`;

const script = readFileSync(
  join(projectRoot, 'server', 'publishing', 'developer-site', 'content', 'program-frame.js'),
  'utf8',
);

/**
 * Policy of a program: an opaque origin, framed by the developer site only. It may run any script that it contains, and it reaches
 * only files of the static host, which sets no cookies.
 */
const policy = ({ developerOrigin, staticOrigin }: PublicUrls): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': ["'unsafe-inline'", "'unsafe-eval'", 'blob:', 'data:', staticOrigin],
    'style-src': ["'unsafe-inline'", 'blob:', 'data:'],
    'img-src': ['blob:', 'data:', staticOrigin],
    'media-src': ['blob:', 'data:', staticOrigin],
    'font-src': ['data:', staticOrigin],
    'connect-src': ['blob:', 'data:', staticOrigin],
    'worker-src': ['blob:', 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [developerOrigin],
    sandbox: ['allow-scripts', 'allow-pointer-lock'],
  });

/** Serves the page that runs programs of the playground (docs/adr/0067). */
export async function programFrame(
  app: FastifyInstance,
  { urls, hosts }: { readonly urls: PublicUrls; readonly hosts: HostTable },
): Promise<void> {
  onHost(app, hosts.pattern.game);
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Program</title></head>
<body><script data-editor="${urls.developerOrigin}">${script}</script></body></html>
`;
  app.get(PATH, (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy(urls),
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
