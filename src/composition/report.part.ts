import { httpReportGateway } from '../adapters/http/http-community-gateways';
import { SendReport } from '../application/reports/send-report.use-case';
import { ReportFormViewModel } from '../ui/reports/report-form.view-model';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Creates the report form; a tab loads this module with the first report. */
export function openReport(wiring: Wiring): ReportFormViewModel {
  const send = new SendReport(httpReportGateway(wiring.get(t.http)));
  return new ReportFormViewModel(send, wiring.get(t.dialogState), wiring.get(t.noticesState), wiring.get(t.clock));
}
