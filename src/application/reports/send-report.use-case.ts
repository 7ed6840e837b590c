import type { ReportContent } from '../../domain/reports/report';
import { checkReport } from '../../domain/reports/report';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReportGateway, ReportTarget } from './report-gateway.port';

/** Normalises a report about a game, a review or a profile, and sends it to the operator. */
export class SendReport {
  constructor(private readonly gateway: ReportGateway) {}

  execute(target: ReportTarget, words: ReportContent): Promise<Result<void, ApiFailure>> {
    const checked = checkReport(words);
    // An invalid report is sent unchanged, so that the server answers with its error message.
    return this.gateway.send(target, checked.ok ? checked.value : words);
  }
}
