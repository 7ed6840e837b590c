import type { socialWaiting } from '../../../src/contract/social.contract';
import { ok } from '../../../src/domain/shared/result';
import type { RouteHandler } from '../../platform/http/route';
import { readWaitingProvider } from './social-attempt.repository';

/** Returns the provider whose proof waits for this browser. */
export const readWaiting: RouteHandler<typeof socialWaiting> = async ({ caller, now, tx }) => {
  const { socialMarker: marker } = caller;
  const provider = marker === undefined ? undefined : await readWaitingProvider(tx, marker, now);
  return ok({ data: { provider: provider ?? null } });
};
