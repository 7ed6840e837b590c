import type { TabChannel } from '../../application/session/tab-channel.port';

/** The channel of a program that has no other tabs. */
export const loneTabChannel: TabChannel = {
  announce: () => undefined,
  listen: () => () => undefined,
};
