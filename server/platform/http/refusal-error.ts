import type { Refusal } from './refusal';

/** Carries a refusal out of a hook, which cannot return one. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}
