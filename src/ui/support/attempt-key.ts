import type { Random } from '../../application/system/random.port';

/** Names what is sent, from its first attempt until it changes or is accepted: sent once more it is the same. */
export class AttemptKey {
  private last: { readonly content: string; readonly key: string } | undefined;

  constructor(private readonly random: Pick<Random, 'uuid'>) {}

  /** The idempotency key of this content. */
  of(content: string): string {
    if (this.last?.content !== content) this.last = { content, key: this.random.uuid() };
    return this.last.key;
  }

  /** It was accepted: the same content is something new from now on. */
  clear(): void {
    this.last = undefined;
  }
}
