import type { DeveloperMoney, Statement } from '../../domain/console/developer-money';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Money of developers, by slug. Another developer's data is a 404. */
export interface MoneyGateway {
  /** Loads coins of at most 400 days (UTC, `YYYY-MM-DD`, both included), with balance, statements and payouts. */
  money(developer: string, period: { readonly from: string; readonly to: string }): Answer<DeveloperMoney>;
  /** Loads the statement of a month (`YYYY-MM`) with its items; 404 for a month that is not closed. */
  statement(developer: string, month: string): Answer<Statement>;
  /** Loads the statement of a month as a PDF document; 404 for a month that is not closed. */
  statementPdf(developer: string, month: string): Answer<Uint8Array<ArrayBuffer>>;
  /** Requests a payout of an amount in hundredths of the currency; 409 for an amount that cannot be paid. */
  requestPayout(developer: string, amount: number): Answer<void>;
}
