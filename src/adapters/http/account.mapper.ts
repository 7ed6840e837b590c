import type { SignedIn } from '../../domain/session/session';
import type { WireAccount, WireSession } from '../../contract/account.contract';
import type { CurrentUser, UserId } from '../../domain/session/current-user';

/** Maps the response of status, login and register. */
export function toSignedIn(wire: WireSession): SignedIn {
  return { user: toCurrentUser(wire.account), settings: wire.settings };
}

function toCurrentUser(wire: WireAccount): CurrentUser {
  return {
    id: wire.id as UserId,
    username: wire.username,
    alias: wire.alias ?? undefined,
    balance: wire.balance,
    balanceRevision: wire.balanceRevision,
    avatar: wire.avatar,
    premiumUntil: wire.premium ?? undefined,
    lastLogin: wire.lastLogin,
  };
}
