import type { LeaveGuard } from '../../application/system/leave-guard.port';

/** While a page is rendered on the server nobody leaves it. */
export const noLeaveGuard: LeaveGuard = { stand: () => () => undefined };
