import type { LeaveGuard } from '../../application/system/leave-guard.port';

/** No-op leave guard for pages rendered on the server. */
export const noLeaveGuard: LeaveGuard = { stand: () => () => undefined };
