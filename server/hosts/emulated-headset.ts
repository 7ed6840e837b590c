import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EMULATED_HEADSET, gameParameters } from '../../src/domain/bridge/game-parameters';

/** Below every game's host; no version of a game begins so. */
const FOLDER = '/_headset/';
const SCRIPT = `<script src="${FOLDER}emulated-headset.js"></script>`;
/** Spaces and comments: a script before the document type would put the page into quirks mode. */
const GAP = String.raw`(?:\s|<!--[\s\S]*?-->)*`;
const START = new RegExp(`^${GAP}(?:<!doctype[^>]*>)?${GAP}(?:<html[^>]*>)?${GAP}(?:<head[^>]*>)?`, 'i');

/** A page with the emulated headset as the first script that runs in it. */
export function withEmulatedHeadset(page: string): string {
  return page.replace(START, (start) => `${start}${SCRIPT}`);
}

function isWanted({ method, query }: FastifyRequest): boolean {
  return method === 'GET' && (query as Record<string, unknown>)[gameParameters.headset] === EMULATED_HEADSET;
}

/** Puts an emulated headset into the pages of a game's host, in those answers alone whose address asks for it (docs/adr/0017). */
export async function emulatedHeadset(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix: FOLDER,
    index: false,
    decorateReply: false,
    preCompressed: true,
    maxAge: '1h',
  });
  // The page that is changed is neither packed nor one that the browser has.
  app.addHook('onRequest', async (request) => {
    if (!isWanted(request)) return;
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete request.headers[name];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const page = String(reply.getHeader('content-type')).startsWith('text/html') && reply.statusCode === 200;
    if (!page || !isWanted(request)) return payload;
    const changed = withEmulatedHeadset(await text(payload as Readable));
    for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name);
    void reply.header('cache-control', 'no-store').header('content-length', Buffer.byteLength(changed));
    return changed;
  });
}
