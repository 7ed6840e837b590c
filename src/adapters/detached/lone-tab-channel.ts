import type { TabChannel } from '../../application/session/tab-channel.port';

/** No-op tab channel for programs without other tabs. */
export const loneTabChannel: TabChannel = {
  announce: () => undefined,
  listen: () => () => undefined,
};
