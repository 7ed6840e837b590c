import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { wireSlug } from './wire-values';

export const playerToken = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/gp/game/{game}/token',
  access: 'player',
  summary:
    'Returns a token, valid for ten minutes, that identifies the caller to the game’s own server (JWT, ES256; keys at `/.well-known/jwks.json`).',
  params: z.object({ game: wireSlug }),
  data: z.object({ token: z.string() }),
});
