import type { CopyItemAddress, CopyItemAddressFailure } from '../../application/catalog/copy-item-address.use-case';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Clock } from '../../application/system/clock.port';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { failureText } from '../errors/failure-text';
import { RequestButtonViewModel } from '../notices/request-button.view-model';
import { commonTexts } from '../notices/texts/common.texts';
import { filled } from '../notices/texts/notice-text';

const COPIED = 'The link is copied.';

/** A button that copies the address of an item, and tells how that went. */
export class ItemLinkViewModel {
  readonly button;

  constructor(
    private readonly copyAddress: Pick<CopyItemAddress, 'execute'>,
    private readonly notices: NoticesState,
    clock: Clock,
    private readonly game: string,
    private readonly item: string,
  ) {
    this.button = new RequestButtonViewModel(clock);
  }

  async copy(): Promise<void> {
    const copied = await this.button.send(() => this.copyAddress.execute(this.game, this.item));
    if (copied === undefined) return;
    if (copied.ok) this.notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], COPIED)));
    else this.notices.announce(noticeToast('call-failed', filled(commonTexts['call-failed'], words(copied.error))));
  }
}

function words(error: CopyItemAddressFailure): string {
  return error.kind === 'call'
    ? failureText(error.failure)
    : `Your browser keeps its clipboard to itself. The link is ${error.address}`;
}
