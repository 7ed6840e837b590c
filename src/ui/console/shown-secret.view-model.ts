import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clipboard } from '../../application/system/clipboard.port';

/** A new secret. The server returns it once. */
export interface NewSecret {
  readonly name: string;
  readonly secret: string;
  /** Result of the last copy. */
  readonly copied: 'no' | 'yes' | 'failed';
}

/** The secret of a new token or endpoint until it is hidden. */
export class ShownSecretViewModel {
  current: NewSecret | undefined;

  constructor(private readonly clipboard: Clipboard) {
    makeAutoObservable<this, 'clipboard'>(this, { clipboard: false, current: observableRef }, { autoBind: true });
  }

  show(name: string, secret: string): void {
    this.current = { name, secret, copied: 'no' };
  }

  async copy(): Promise<void> {
    const shown = this.current;
    if (shown === undefined) return;
    const isCopied = await this.clipboard.copy(shown.secret);
    runInAction(() => {
      if (this.current?.secret === shown.secret) this.current = { ...shown, copied: isCopied ? 'yes' : 'failed' };
    });
  }

  /** Hides the secret. No call returns the secret again. */
  hide(): void {
    this.current = undefined;
  }
}
