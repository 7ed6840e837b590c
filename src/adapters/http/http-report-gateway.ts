import type { ApiFailure } from '../../application/http/api-failure';
import type { ReportGateway, ReportTarget } from '../../application/reports/report-gateway.port';
import type { ReportWords } from '../../domain/reports/report';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';

export class HttpReportGateway implements ReportGateway {
  constructor(private readonly http: HttpClient) {}

  async send({ kind, target }: ReportTarget, { reason, text }: ReportWords): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('reportSend', { body: { kind, target, reason, text } }), discardValue);
  }
}
