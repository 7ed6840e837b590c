import type { InboxEcho } from '../../application/inbox/inbox-echo.port';

/** The echo of a program that has no other tabs. */
export const silentInboxEcho: InboxEcho = {
  tell: () => undefined,
  listen: () => () => undefined,
};
