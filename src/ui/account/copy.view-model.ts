import type { Clipboard } from '../../application/system/clipboard.port';
import type { Clock } from '../../application/system/clock.port';
import { err, ok } from '../../domain/shared/result';
import type { RequestPhase } from '../notices/RequestButton';
import { RequestButtonViewModel } from '../notices/request-button.view-model';

/** A button that copies something and says whether it could. */
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

/** What a button says that copies something. */
export function copyWords(initial: string): Readonly<Record<RequestPhase, string>> {
  return { initial, busy: 'Copying', success: 'Copied', error: 'Not copied' };
}
