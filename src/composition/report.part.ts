import { httpReportGateway } from '../adapters/http/http-community-gateways';
import type { ReportGateway } from '../application/reports/report-gateway.port';
import { SendReport } from '../application/reports/send-report.use-case';
import { ReportFormViewModel } from '../ui/reports/report-form.view-model';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const reportTokens = named({
  reportGateway: token<ReportGateway>(),
  createForm: token<() => ReportFormViewModel>(),
});
const own = reportTokens;

const reportModule: Module = (wiring) => {
  wiring.port(own.reportGateway, httpReportGateway, [t.http]);
  wiring.singleton(
    own.createForm,
    (gateway, dialogs, notices, clock) => () =>
      new ReportFormViewModel(new SendReport(gateway), dialogs, notices, clock),
    [own.reportGateway, t.dialogState, t.noticesState, t.clock],
  );
};

/** The report form; loaded with the first report. */
export const reportPart: Part<() => ReportFormViewModel> = { services: own.createForm, modules: [reportModule] };
