import type { InboxEcho } from '../../application/inbox/inbox-echo.port';

/** No-op inbox echo for programs without other tabs. */
export const silentInboxEcho: InboxEcho = {
  tell: () => undefined,
  listen: () => () => undefined,
};
