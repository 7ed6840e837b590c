import type { ReceiptList } from '../../domain/market/receipt';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Purchase receipts of the logged-in player. */
export interface ReceiptGateway {
  /** Returns a page of the receipts, newest first, ten a page. Pages count from 1. */
  receipts(page: number): Promise<Result<ReceiptList, ApiFailure>>;
}
