import { PromptSignIn } from '../application/auth/prompt-sign-in.use-case';
import { ReportDialogViewModel } from '../ui/reports/report-dialog.view-model';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';
import { loadOnce } from './wiring';

/** Creates the report dialog of a page; the form is loaded with the first report. */
export function createReportDialog(wiring: Wiring): ReportDialogViewModel {
  const promptSignIn = new PromptSignIn(wiring.get(t.sessionState), wiring.get(t.authModalState));
  const openForm = loadOnce(async () => (await import('./report.part')).openReport(wiring));
  return new ReportDialogViewModel(promptSignIn, wiring.get(t.noticesState), openForm);
}
