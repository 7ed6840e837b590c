import type { FastifyInstance } from 'fastify';
import { AVATAR_TYPES, avatarLimits } from '../../../src/domain/account/avatar-picture';
import type { ServerDependencies } from '../../deps';
import { mountRoute } from './mount-route';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import { requirePlayer } from './caller';
import { resolveCaller } from './resolve-caller';
import type { Route } from './route';

const wrongType = (): RefusalError =>
  new RefusalError(refusal.unsupportedType('Please send the picture as PNG, JPEG or WebP.'));

const tooLarge = (): RefusalError => new RefusalError(refusal.tooLarge('The picture is larger than 4 MiB.'));

/** Calls with a picture as body. They require a session, an accepted type and the size limit. */
export async function pictureCalls(
  app: FastifyInstance,
  { deps, routes }: { deps: ServerDependencies; routes: readonly Route[] },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...AVATAR_TYPES],
    { parseAs: 'buffer', bodyLimit: avatarLimits.bytes },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request) => {
    requirePlayer(await resolveCaller(deps, request));
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    if (!AVATAR_TYPES.some((known) => known === type.trim().toLowerCase())) throw wrongType();
    if (Number(request.headers['content-length']) > avatarLimits.bytes) throw tooLarge();
  });
  for (const mounted of routes) mountRoute(app, deps, mounted);
}
