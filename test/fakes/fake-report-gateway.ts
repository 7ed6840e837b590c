import type { ApiFailure } from '../../src/application/http/api-failure';
import type { ReportGateway, ReportTarget } from '../../src/application/reports/report-gateway.port';
import type { ReportContent } from '../../src/domain/reports/report';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

/** In-memory report queue that accepts each target once; every call fails with `failure` while it is set. */
export class FakeReportGateway implements ReportGateway {
  readonly reports: (ReportTarget & ReportContent)[] = [];
  failure: ApiFailure | undefined;

  send({ kind, target }: ReportTarget, { reason, text }: ReportContent): Promise<Result<void, ApiFailure>> {
    if (this.failure !== undefined) return Promise.resolve(err(this.failure));
    if (this.reports.some((report) => report.kind === kind && report.target === target)) {
      const message = `You have reported this ${kind} already.`;
      return Promise.resolve(err(aRefusal({ status: 409, message })));
    }
    this.reports.push({ kind, target, reason, text });
    return Promise.resolve(ok(undefined));
  }
}
