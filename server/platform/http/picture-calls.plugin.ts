import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyCall } from '../../../src/contract/call';
import { AVATAR_TYPES, avatarLimits } from '../../../src/domain/account/avatar-picture';
import { GAME_PICTURE_TYPES, gamePictureLimits } from '../../../src/domain/console/game-picture';
import type { ServerDependencies } from '../../deps';
import { memberOfCall } from '../../publishing/console/resolve-member';
import { requirePlayer } from './caller';
import { mountRoute } from './mount-route';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import { resolveCaller } from './resolve-caller';
import type { Route } from './route';

/** Media types and most bytes of the pictures that a call takes: those of avatars, or those of games. */
export const pictureLimitsOf = ({ access }: Pick<AnyCall, 'access'>) =>
  access === 'member'
    ? { types: GAME_PICTURE_TYPES, words: 'PNG, JPEG, WebP or AVIF', bytes: gamePictureLimits.bytes }
    : { types: AVATAR_TYPES, words: 'PNG, JPEG or WebP', bytes: avatarLimits.bytes };

/** Refuses callers without the right before the picture is read. */
async function requireCaller(deps: ServerDependencies, call: AnyCall, request: FastifyRequest): Promise<void> {
  const caller = await resolveCaller(deps, request);
  if (call.access !== 'member') return void requirePlayer(caller);
  const { authorization } = request.headers;
  const asked = { call, caller, params: request.params, body: undefined, authorization, now: deps.clock.now() };
  await memberOfCall(deps.database.db, asked);
}

/** Mounts a call with a picture as body. It requires the right of the caller, an accepted type and the size limit. */
function mountPicture(app: FastifyInstance, deps: ServerDependencies, mounted: Route): void {
  const { types, words, bytes } = pictureLimitsOf(mounted.call);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: bytes }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request) => {
    await requireCaller(deps, mounted.call, request);
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    const given = type.trim().toLowerCase();
    if (!types.some((known) => known === given))
      throw new RefusalError(refusal.unsupportedType(`Please send the picture as ${words}.`));
    if (Number(request.headers['content-length']) > bytes)
      throw new RefusalError(refusal.tooLarge(`The picture is larger than ${String(bytes / 1024 / 1024)} MiB.`));
  });
  mountRoute(app, deps, mounted);
}

/** Calls with a picture as body. */
export async function pictureCalls(
  app: FastifyInstance,
  { deps, routes }: { deps: ServerDependencies; routes: readonly Route[] },
): Promise<void> {
  for (const mounted of routes)
    await app.register(async (own) => {
      mountPicture(own, deps, mounted);
    });
}
