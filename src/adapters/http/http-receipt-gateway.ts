import type { ApiFailure } from '../../application/http/api-failure';
import type { ReceiptGateway } from '../../application/market/receipt-gateway.port';
import type { WireReceipt } from '../../contract/market.contract';
import { parseDecimalDollars } from '../../domain/market/coin-offer';
import type { Receipt, ReceiptList } from '../../domain/market/receipt';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { toPagination } from './pagination.mapper';

export class HttpReceiptGateway implements ReceiptGateway {
  constructor(private readonly http: HttpClient) {}

  async receipts(page: number): Promise<Result<ReceiptList, ApiFailure>> {
    const answer = await this.http.send('receiptList', { query: { page } });
    if (!answer.ok) return answer;
    const items: Receipt[] = [];
    for (const wire of answer.value.items) {
      const receipt = toReceipt(wire);
      if (!receipt.ok) return receipt;
      items.push(receipt.value);
    }
    return ok({ items, pagination: toPagination(answer.value.pagination), seller: answer.value.seller });
  }
}

/** Maps a receipt; an invalid amount of money makes the response malformed. */
function toReceipt({ money, undone, ...rest }: WireReceipt): Result<Receipt, ApiFailure> {
  const receipt = { ...rest, undone: undone ?? undefined };
  if (money === null) return ok({ ...receipt, money: undefined });
  const [price, net, vat] = [money.price, money.net, money.vat].map(parseDecimalDollars);
  if (price === undefined || net === undefined || vat === undefined) return err({ kind: 'malformed' });
  return ok({ ...receipt, money: { price, net, vat, vatRate: money.vat_rate } });
}
