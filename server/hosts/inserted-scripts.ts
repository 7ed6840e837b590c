import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Spaces and comments: a script before the document type would put the page into quirks mode. */
const GAP = String.raw`(?:\s|<!--[\s\S]*?-->)*`;
const START = new RegExp(`^${GAP}(?:<!doctype[^>]*>)?${GAP}(?:<html[^>]*>)?${GAP}(?:<head[^>]*>)?`, 'i');

/** A page with these scripts as the first ones that run in it, in this order. */
export function withScripts(page: string, sources: readonly string[]): string {
  const scripts = sources.map((source) => `<script src="${source}"></script>`).join('');
  return page.replace(START, (start) => `${start}${scripts}`);
}

/** Puts the scripts that `scriptsFor` names into the pages of this host, ahead of their own; an answer without any is sent as it is. */
export function insertScripts(
  app: FastifyInstance,
  scriptsFor: (request: FastifyRequest) => readonly string[],
): void {
  const wanted = new WeakMap<FastifyRequest, readonly string[]>();
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET') return;
    const sources = scriptsFor(request);
    if (sources.length === 0) return;
    wanted.set(request, sources);
    // The page that is changed is neither packed nor one that the browser has.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete request.headers[name];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const sources = wanted.get(request);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html') && reply.statusCode === 200;
    if (sources === undefined || !isPage) return payload;
    const changed = withScripts(await text(payload as Readable), sources);
    for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name);
    void reply.header('cache-control', 'no-store').header('content-length', Buffer.byteLength(changed));
    return changed;
  });
}
