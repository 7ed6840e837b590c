import type { Attention } from '../../application/system/attention.port';

/** Attention of a program without a visible page. */
export const noAttention: Attention = {
  whenSeen: () => () => undefined,
  onReturn: () => () => undefined,
  claim: () => Promise.resolve(false),
};
