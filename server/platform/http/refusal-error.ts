import type { Refusal } from './refusal';

/** Carries a refusal out of a hook, where nothing can be returned. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}
