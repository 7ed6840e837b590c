import type { ReceiptList } from '../../domain/market/receipt';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** What the signed-in player has bought. */
export interface ReceiptGateway {
  /** A page (from 1) of the receipts, the newest first, ten to a page. */
  receipts(page: number): Promise<Result<ReceiptList, ApiFailure>>;
}
