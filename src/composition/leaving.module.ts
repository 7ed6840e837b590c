import { accountTokens as own } from './account-tokens';
import { HttpLeavingGateway } from '../adapters/http/http-leaving-gateway';
import { LoadLeaving } from '../application/leaving/load-leaving.use-case';
import { RequestCopy } from '../application/leaving/request-copy.use-case';
import { RequestDeletion } from '../application/leaving/request-deletion.use-case';
import { SaveCopy } from '../application/leaving/save-copy.use-case';
import { WithdrawDeletion } from '../application/leaving/withdraw-deletion.use-case';
import { DataCopyViewModel } from '../ui/account/data-copy.view-model';
import { DeletionViewModel } from '../ui/account/deletion.view-model';
import { LeavingViewModel } from '../ui/account/leaving.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** A copy of the player's data and the end of the account, as the settings show them. */
export const leavingModule: Module = (wiring) => {
  wiring.singleton(own.leavingGateway, (http) => new HttpLeavingGateway(http), [t.http]);
  wiring.singleton(
    own.createLeaving,
    (gateway, files, session, dialogs, notices, clock) => () =>
      new LeavingViewModel(
        new LoadLeaving(gateway),
        new DataCopyViewModel(gateway, new RequestCopy(gateway), new SaveCopy(gateway, files), notices, clock),
        new DeletionViewModel(
          gateway,
          new RequestDeletion(gateway),
          new WithdrawDeletion(gateway),
          session,
          dialogs,
          notices,
        ),
      ),
    [own.leavingGateway, own.fileSaver, t.sessionState, t.dialogState, t.noticesState, t.clock],
  );
};
