import { accountTokens as own } from './account-tokens';
import { HttpAccountDeletionGateway } from '../adapters/http/http-account-gateways';
import { LoadAccountDeletion } from '../application/account-deletion/load-account-deletion.use-case';
import { RequestCopy } from '../application/account-deletion/request-copy.use-case';
import { RequestDeletion } from '../application/account-deletion/request-deletion.use-case';
import { SaveCopy } from '../application/account-deletion/save-copy.use-case';
import { WithdrawDeletion } from '../application/account-deletion/withdraw-deletion.use-case';
import { DataCopyViewModel } from '../ui/account/data-copy.view-model';
import { DeletionViewModel } from '../ui/account/deletion.view-model';
import { AccountDeletionViewModel } from '../ui/account/account-deletion.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Dependencies of data export and account deletion in the settings. */
export const accountDeletionModule: Module = (wiring) => {
  wiring.singleton(own.accountDeletionGateway, (http) => new HttpAccountDeletionGateway(http), [t.http]);
  wiring.singleton(
    own.createLeaving,
    (gateway, files, session, dialogs, notices, clock) => () =>
      new AccountDeletionViewModel(
        new LoadAccountDeletion(gateway),
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
    [own.accountDeletionGateway, own.fileSaver, t.sessionState, t.dialogState, t.noticesState, t.clock],
  );
};
