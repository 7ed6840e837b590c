import { ReportHealth } from '../../src/application/play/report-health.use-case';
import type { PageLife } from '../../src/application/system/page-life.port';
import type { RuntimeHealth } from '../../src/domain/play/runtime-health';
import { ok } from '../../src/domain/shared/result';
import { FakeDiagnostics } from './fake-diagnostics';
import { FakePageLife } from './fake-page-life';

/** Creates health reporting whose reports are collected in `sent`. */
export function aReportHealth(page: PageLife = new FakePageLife()) {
  const sent: { game: string; version: string; health: RuntimeHealth }[] = [];
  const gateway = {
    send: async (game: string, version: string, health: RuntimeHealth) => {
      sent.push({ game, version, health });
      return ok(undefined);
    },
  };
  return { sent, reportHealth: new ReportHealth(gateway, page, new FakeDiagnostics()) };
}
