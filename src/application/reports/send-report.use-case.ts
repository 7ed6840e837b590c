import type { ReportWords } from '../../domain/reports/report';
import { checkReport } from '../../domain/reports/report';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReportGateway, ReportTarget } from './report-gateway.port';

/** Reports a game, a review or a profile to the operator, with the words as they will be stored. */
export class SendReport {
  constructor(private readonly gateway: ReportGateway) {}

  execute(target: ReportTarget, words: ReportWords): Promise<Result<void, ApiFailure>> {
    const checked = checkReport(words);
    // What the rules refuse the server refuses in words.
    return this.gateway.send(target, checked.ok ? checked.value : words);
  }
}
