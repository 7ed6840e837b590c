import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Spaces, comments and processing instructions: a script before the document type would put the page into quirks mode.
 */
const GAP = String.raw`(?:\s|<!--(?:-?>|[\s\S]*?--!?>)|<\?[^>]*>)*`;
const ATTRIBUTES = String.raw`(?:[\s/](?:[^>"']|"[^"]*"|'[^']*')*)?`;
const START = new RegExp(
  `^${GAP}(?:<!doctype[^>]*>)?${GAP}(?:<html${ATTRIBUTES}>)?${GAP}(?:<head${ATTRIBUTES}>)?`,
  'i',
);
/** Bytes at the start of a page that are searched for the place of the scripts. */
const HEAD_BYTES = 64 * 1024;
/** Addresses of pages: their last part has no extension, or that of HTML. */
const PAGE = /^[^?#]*\/(?:[^./?#]*|[^/?#]*\.s?html?)(?:[?#]|$)/i;

/** A script to insert: the address of a file, or ASCII code with data attributes. */
export type InsertedScript = string | { readonly code: string; readonly data: Readonly<Record<string, string>> };

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function tagOf(script: InsertedScript): string {
  if (typeof script === 'string') return `<script src="${escaped(script)}"></script>`;
  const data = Object.entries(script.data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<script${data.join('')}>${script.code}</script>`;
}

const tagsOf = (scripts: readonly InsertedScript[]): string => scripts.map(tagOf).join('');

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();

/** Tags to insert, for the start of a page as text. */
type TagsFor = (start: string) => string;

/** Inserts tags into the start of a page, encoded by its byte order mark. Changes no other byte. */
function insertTags(start: Buffer, tagsFor: TagsFor): readonly Buffer[] {
  const [first, second] = start;
  const littleEndian = first === 0xff && second === 0xfe;
  const bigEndian = first === 0xfe && second === 0xff;
  const utf8Mark = first === 0xef && second === 0xbb && start[2] === 0xbf;
  const mark = littleEndian || bigEndian ? 2 : utf8Mark ? 3 : 0;
  const rest = start.subarray(mark);
  const wide = littleEndian || bigEndian;
  // In all other encodings of the web, a tag has the bytes of ASCII.
  const text = wide ? (bigEndian ? swapped(rest) : rest).toString('utf16le') : rest.toString('latin1');
  const at = mark + (START.exec(text)?.[0].length ?? 0) * (wide ? 2 : 1);
  const tags = tagsFor(text);
  const encoded = wide ? Buffer.from(tags, 'utf16le') : Buffer.from(tags, 'latin1');
  return [start.subarray(0, at), bigEndian ? encoded.swap16() : encoded, start.subarray(at)];
}

/** Reads the start of a page from its chunks. */
async function readStart(chunks: AsyncIterator<Buffer | string>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < HEAD_BYTES) {
    const chunk = await chunks.next();
    if (chunk.done === true) break;
    start = Buffer.concat([start, Buffer.from(chunk.value)]);
  }
  return start;
}

/**
 * Returns a page with scripts that run before its own, and the number of added bytes. Only the start of the page is in
 * memory.
 */
async function withTags(
  page: Readable,
  tagsFor: TagsFor,
): Promise<{ readonly changed: Readable; readonly added: number }> {
  const chunks: AsyncIterableIterator<Buffer | string> = page[Symbol.asyncIterator]();
  const start = await readStart(chunks);
  const parts = insertTags(start, tagsFor);
  const added = parts.reduce((sum, { length }) => sum + length, -start.length);
  const changed = Readable.from(
    (async function* () {
      yield* parts;
      yield* chunks;
    })(),
    { objectMode: false },
  );
  // If the visitor leaves at once, the generator never runs and cannot close the file.
  changed.once('close', () => page.destroy());
  return { changed, added };
}

/** Returns a page with these scripts before its own, in this order. */
export function withScripts(page: Buffer, scripts: readonly InsertedScript[]): Buffer {
  return Buffer.concat(insertTags(page, () => tagsOf(scripts)));
}

/**
 * Inserts the scripts from `scriptsFor` into the pages of this host, before their own, and the tags from `tagsFor` before
 * the scripts. Responses without scripts stay unchanged.
 */
export function insertScripts(
  app: FastifyInstance,
  scriptsFor: (request: FastifyRequest) => readonly InsertedScript[],
  tagsFor: TagsFor = () => '',
): void {
  const wanted = new WeakMap<
    FastifyRequest,
    { readonly scripts: readonly InsertedScript[]; readonly encodings?: string }
  >();
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' || !PAGE.test(request.url)) return;
    const scripts = scriptsFor(request);
    if (scripts.length === 0) return;
    const encodings = request.headers['accept-encoding'];
    wanted.set(request, { scripts, ...(typeof encodings === 'string' && { encodings }) });
    // The changed page must be complete, uncompressed and independent of the browser's cache.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete request.headers[name];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const page = wanted.get(request);
    if (page === undefined) return payload;
    // The changed page is compressed like any dynamic response.
    if (page.encodings !== undefined) request.headers['accept-encoding'] = page.encodings;
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html') && reply.statusCode === 200;
    if (!isPage) return payload;
    for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name);
    void reply.header('cache-control', 'no-store');
    const { changed, added } = await withTags(payload as Readable, (start) => tagsFor(start) + tagsOf(page.scripts));
    const length = reply.getHeader('content-length');
    if (length !== undefined) void reply.header('content-length', Number(length) + added);
    return changed;
  });
}
