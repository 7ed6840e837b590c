import * as z from 'zod/mini';
import {
  deletionRequest,
  deletionState,
  deletionStatus,
  deletionWithdraw,
} from '../../../src/contract/account-deletion.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { Guards } from '../auth/guards';
import { proofOf, provePlayer } from '../auth/prove-player';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { readLinkSecret } from '../email-links/link-secrets.repository';
import { secretOf } from '../email-links/secret-of';
import { deletionLinkDetails } from './deletion-link';
import { findOpenDeletion, readDeletion, withdrawDeletion } from './deletion.repository';
import type { WireDeletion } from './account-deletion.presenter';
import { deletionText, presentDeletion } from './account-deletion.presenter';
import { requestDeletion } from './request-deletion';

const linkExpired = refusal.validation({ token: ['This link has expired or is not known.'] });

/** Routes that request and withdraw an account deletion and return its status. */
export function deletionRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  return [
    route(deletionState, async ({ caller: { player }, tx }) => {
      const open = await findOpenDeletion(tx, player.id);
      return ok({ data: { deletion: open ? presentDeletion(open) : null, proof: await proofOf(tx, player.id) } });
    }),

    route(
      deletionRequest,
      async (input) => {
        const { body, now } = input;
        const { player } = input.caller;
        const proved = await provePlayer(deps, guards, player, body);
        if (!proved.ok) return proved;
        const counted = await guards.attempts.count(guards.attempts.rules.deletions, player.id);
        if (!counted.ok) return counted;
        const requested = await deps.database.transaction((tx) =>
          requestDeletion(tx, { accountId: player.id, origin: 'player', sessionId: player.sessionId, now, deps }),
        );
        if (!requested) return err(refusal.unauthenticated());
        input.afterCommit(requested.announce);
        return ok({ data: { deletion: presentDeletion(requested.deletion) } });
      },
      { transaction: false, audit: 'deletion-request' },
    ),

    route(
      deletionWithdraw,
      async ({ caller: { player }, now, tx }) => {
        const withdrawn = await withdrawDeletion(tx, player.id, now);
        return withdrawn ? ok({ data: null, message: 'Your account stays.' }) : err(refusal.notFound('deletion'));
      },
      { audit: 'deletion-withdrawal' },
    ),

    route(
      deletionStatus,
      async ({ body, now, tx }) => {
        const found = await findStatus(tx, body.token, now);
        return found ? ok({ data: found, message: deletionText(found) }) : err(linkExpired);
      },
      { transaction: false, limit: { max: 60, windowSeconds: 60, by: 'ip' } },
    ),
  ];
}

async function findStatus(executor: Executor, token: string, now: Date): Promise<WireDeletion | undefined> {
  const secret = secretOf('deletion-status', token);
  const details = z.safeParse(
    deletionLinkDetails,
    (await readLinkSecret(executor, 'deletion-status', secret, now))?.details,
  );
  if (!details.success) return undefined;
  if ('unknownSince' in details.data) {
    const { unknownSince } = details.data;
    return { status: 'completed', requested: unknownSince, due: unknownSince };
  }
  const deletion = await readDeletion(executor, details.data.deletion);
  return deletion && presentDeletion(deletion);
}
