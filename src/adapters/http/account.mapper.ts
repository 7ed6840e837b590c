import type { DataOf } from '../../contract/call';
import type { authStatus } from '../../contract/account.contract';
import type { UserId } from '../../domain/session/current-user';
import type { SignedIn } from '../../domain/session/session';

/** Maps the data of status, login and register. */
export function toSignedIn({ account: { id, premium, ...user }, settings }: DataOf<typeof authStatus>): SignedIn {
  return { user: { ...user, id: id as UserId, premiumUntil: premium }, settings };
}
