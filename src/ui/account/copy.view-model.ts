import type { Clipboard } from '../../application/system/clipboard.port';
import type { Clock } from '../../application/system/clock.port';
import { err, ok } from '../../domain/shared/result';
import type { RequestPhase } from '../notices/RequestButton';
import { RequestButtonViewModel } from '../notices/request-button.view-model';

/** A copy button that reports success or failure. */
export class CopyViewModel {
  readonly button;

  constructor(
    private readonly clipboard: Clipboard,
    clock: Clock,
  ) {
    this.button = new RequestButtonViewModel(clock);
  }

  async copy(text: string): Promise<void> {
    await this.button.send(async () => ((await this.clipboard.copy(text)) ? ok(undefined) : err(undefined)));
  }
}

/** Returns the labels of a copy button. */
export function copyTexts(initial: string): Readonly<Record<RequestPhase, string>> {
  return { initial, busy: 'Copying', success: 'Copied', error: 'Couldn’t copy' };
}
