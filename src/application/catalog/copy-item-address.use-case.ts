import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { Clipboard } from '../system/clipboard.port';
import type { CatalogGateway } from './catalog-gateway.port';

/** Reason why an item’s address was not copied. */
export type CopyItemAddressFailure =
  | { readonly kind: 'call'; readonly failure: ApiFailure }
  /** The device does not let the page write to its clipboard; the address is returned instead. */
  | { readonly kind: 'clipboard'; readonly address: string };

/** Copies the canonical address of a catalogue item’s page to the clipboard. */
export class CopyItemAddress {
  constructor(
    private readonly gateway: Pick<CatalogGateway, 'address'>,
    private readonly clipboard: Clipboard,
  ) {}

  async execute(game: string, item: string): Promise<Result<undefined, CopyItemAddressFailure>> {
    const request = this.gateway.address(game, item);
    const copying = this.clipboard.copy(request.then((answer) => (answer.ok ? answer.value : undefined)));
    const [answer, copied] = await Promise.all([request, copying]);
    if (!answer.ok) return err({ kind: 'call', failure: answer.error });
    return copied ? ok(undefined) : err({ kind: 'clipboard', address: answer.value });
  }
}
