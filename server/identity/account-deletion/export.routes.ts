import { exportDownload, exportRequest, exportState } from '../../../src/contract/account-deletion.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { noteDataRequested } from './data-requested';
import { findExport, insertExport, readExport } from './export.repository';
import { presentExport } from './account-deletion.presenter';
import { lockAccount } from './lock-account';

const unauthenticated = err(refusal.unauthenticated());
const thereAlready = refusal.validation({
  export: ['A copy of your data is being made, or can be downloaded already.'],
});

/** A copy of everything that is stored about a player, for the player alone. */
export function exportRoutes(deps: ServerDependencies): readonly Route[] {
  return [
    route(exportState, async ({ caller: { player }, now, tx }) => {
      if (!player) return unauthenticated;
      return ok({ data: { export: presentExport(await findExport(tx, player.id, now)) } });
    }),

    route(exportRequest, async (input) => {
      const { now, tx } = input;
      const { player } = input.caller;
      // The row of the account is held, so that two calls at once ask for one copy.
      if (!player || !(await lockAccount(tx, player.id))) return unauthenticated;
      if (await findExport(tx, player.id, now)) return err(thereAlready);
      await insertExport(tx, player.id, now);
      await noteDataRequested(tx, player.id, true);
      input.afterCommit(() => deps.jobs.wake('exports'));
      return ok({ data: null, message: 'Your data is being put together. We tell you when it is ready.' });
    }),

    route(
      exportDownload,
      async ({ caller: { player }, now, tx }) => {
        if (!player) return unauthenticated;
        const content = await readExport(tx, player.id, now);
        return content ? ok({ data: content }) : err(refusal.notFound('copy of your data'));
      },
      { limit: { max: 20, windowSeconds: 600, by: 'caller' } },
    ),
  ];
}
