import { Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wireId } from '../../../src/contract/wire-values';
import type { ServerDependencies } from '../../deps';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { resolveCaller } from '../../platform/http/resolve-caller';
import { mebibytes } from '../builds/build-limits';
import { memberOfCall } from './resolve-member';
import { UploadStore } from './upload-store';
import { findUpload } from './upload.repository';

const PATH = '/v1/private/developer/:developer/uploads';
const CALL = { access: 'member', action: 'builds.publish' } as const;
/** Headers of the library's answers that are sent. Others, such as those for all origins, are not. */
const ANSWERED = /^(tus-|upload-|location$)/;

/** A request for the library, without cookies and without the query, which it would read as an id. */
function webRequest({ headers, method, raw, url }: FastifyRequest, origin: string): Request {
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'cookie' ? [[name, value] as const] : [],
  );
  const hasBody = method === 'PATCH' || method === 'POST';
  const body = hasBody ? (Readable.toWeb(raw) as unknown as BodyInit) : null;
  // `duplex` is required for a stream, and unknown to the types.
  const init = { method, headers: Object.fromEntries(texts), body, duplex: 'half' };
  return new Request(`${origin}${url.replace(/\?.*$/, '')}`, init);
}

function refusalOf(status: number, text: string, maxBytes: number): Refusal {
  if (status === 404) return refusal.notFound('upload');
  if (status === 409) return refusal.conflict('The upload has received other bytes in the meantime.');
  if (status === 413)
    return refusal.tooLarge(`A build has at most ${mebibytes(maxBytes)}, and an upload its announced size.`);
  return refusal.badRequest(text.trim());
}

/**
 * Resumable uploads of builds by tus 1.0 (https://tus.io/protocols/resumable-upload). Needs the action `builds.publish`. A request body of
 * any size is stored in parts, also if it is cut off.
 */
export async function uploads(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const { config, database, random, urls } = deps;
  const locker = new MemoryLocker();
  const writing = new Set<string>();
  const maxSize = config.buildLimits.bytes;

  const requireUpload = async (developerId: number, id: string): Promise<void> => {
    const found = wireId.safeParse(id).success ? await findUpload(database.db, developerId, id) : undefined;
    if (!found) throw new RefusalError(refusal.notFound('upload'));
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { headers, params } = request;
    const { developer, upload } = params as { readonly developer: string; readonly upload?: string };
    const [caller, now] = [await resolveCaller(deps, request), deps.clock.now()];
    const { authorization } = headers;
    const asked = { call: CALL, caller, params: { developer }, body: undefined, authorization, now };
    const { member } = await memberOfCall(database.db, asked);
    if (!member) throw new RefusalError(refusal.unauthenticated());
    if (upload !== undefined) await requireUpload(member.developerId, upload);
    // The client has gone while its rights were read.
    if (request.raw.destroyed) throw new RefusalError(refusal.badRequest('The request was cut off.'));
    let failed: unknown;
    const server = new Server({
      path: PATH.replace(':developer', developer),
      relativeLocation: true,
      datastore: new UploadStore(deps, member.developerId, writing),
      locker,
      maxSize,
      namingFunction: () => random.uuid(),
      getFileIdFromRequest: () => upload,
      onResponseError: (_request, error) => {
        failed = error;
        return undefined;
      },
    });
    const response = await server.handleWeb(webRequest(request, urls.portalOrigin));
    if (failed instanceof Error) throw failed;
    for (const [name, value] of response.headers) if (ANSWERED.test(name)) void reply.header(name, value);
    if (response.status >= 400) throw new RefusalError(refusalOf(response.status, await response.text(), maxSize));
    return reply.code(response.status).header('cache-control', 'no-store').send();
  };

  app.removeAllContentTypeParsers();
  // The body is read as a stream.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.route({ method: 'POST', url: PATH, handler: answer });
  app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${PATH}/:upload`, handler: answer });
}
