import type { Executor } from '../../platform/database/executor';
import type { StoredMessageRow } from '../../community/inbox/message-row.repository';
import { insertPortalMessage } from '../../community/inbox/message-row.repository';
import { welcomeMessage } from '../../community/inbox/welcome-message';
import type { NewAccount } from './account.repository';
import { insertAccount } from './account.repository';

export interface CreatedAccount {
  readonly accountId: string;
  /** Welcome message. Publish it after the commit. */
  readonly message: StoredMessageRow;
}

/** Creates an account with its initial data, for every way to register; undefined if the name is taken. */
export async function createAccount(tx: Executor, account: NewAccount): Promise<CreatedAccount | undefined> {
  const accountId = await insertAccount(tx, account);
  if (accountId === undefined) return undefined;
  return {
    accountId,
    message: await insertPortalMessage(tx, accountId, welcomeMessage(account.username), account.now),
  };
}
