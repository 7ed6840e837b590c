import { exportDownload, exportRequest, exportState } from '../../../src/contract/account-deletion.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { setDataRequested } from './data-requested';
import { findExport, insertExport, readExport } from './export.repository';
import { presentExport } from './account-deletion.presenter';
import { lockAccount } from './lock-account';

const alreadyRequested = refusal.validation({
  export: ['A copy of your data is already being prepared or ready to download.'],
});

/** Routes for the data export of the logged-in player. */
export function exportRoutes(deps: ServerDependencies): readonly Route[] {
  return [
    route(exportState, async ({ caller: { player }, now, tx }) =>
      ok({ data: { export: presentExport(await findExport(tx, player.id, now)) } }),
    ),

    route(exportRequest, async (input) => {
      const { now, tx } = input;
      const { player } = input.caller;
      // Locks the account row, so that two concurrent calls create only one export.
      if (!(await lockAccount(tx, player.id))) return err(refusal.unauthenticated());
      if (await findExport(tx, player.id, now)) return err(alreadyRequested);
      await insertExport(tx, player.id, now);
      await setDataRequested(tx, player.id, true);
      input.afterCommit(() => deps.jobs.wake('exports'));
      return ok({ data: null, message: 'We’re preparing your data and will let you know when it’s ready.' });
    }),

    route(
      exportDownload,
      async ({ caller: { player }, now, tx }) => {
        const content = await readExport(tx, player.id, now);
        return content ? ok({ data: content }) : err(refusal.notFound('copy of your data'));
      },
      { limit: { max: 20, windowSeconds: 600, by: 'caller' } },
    ),
  ];
}
