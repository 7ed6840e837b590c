import { identityUnlink } from '../../../src/contract/security.contract';
import {
  socialFinalize,
  socialFinalizeDetails,
  socialLogin,
  socialProviders,
  socialWaiting,
} from '../../../src/contract/social.contract';
import { ok } from '../../../src/domain/shared/result';
import type { Guards } from '../auth/guards';
import type { ServerDependencies } from '../../deps';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { beginSocial } from './begin-social';
import { finalizeSocial, readFinalize } from './finalize-social';
import { readWaiting } from './read-waiting';
import { unlinkIdentity } from './unlink-identity';

/** Routes for sign-in, registration and disconnection with a provider. */
export function socialRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  const limit = { max: deps.config.production ? 20 : 1000, windowSeconds: 60, by: 'ip' } as const;
  return [
    route(socialProviders, async () => ok({ data: { providers: [...deps.social.keys()] } })),
    route(socialLogin, beginSocial(deps), { transaction: false, limit }),
    route(socialWaiting, readWaiting, { limit }),
    route(socialFinalizeDetails, readFinalize, { limit }),
    route(socialFinalize, finalizeSocial(deps), { limit }),
    route(identityUnlink, unlinkIdentity(deps, guards), { transaction: false }),
  ];
}
