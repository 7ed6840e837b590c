import type { Attention } from '../../application/system/attention.port';

/** A program that nobody looks at. */
export const noAttention: Attention = {
  whenSeen: () => () => undefined,
  onReturn: () => () => undefined,
  claim: () => Promise.resolve(false),
};
