import { AskSignIn } from '../application/auth/ask-sign-in.use-case';
import { ReportDoorViewModel } from '../ui/reports/report-door.view-model';
import { loadOnce } from './load-once';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Makes a page's way to the report dialog; what that works with comes with the first report. */
export function createReportDoor(wiring: Wiring): ReportDoorViewModel {
  const askSignIn = new AskSignIn(wiring.get(t.sessionState), wiring.get(t.authModalState));
  const openForm = loadOnce(async () => (await import('./open-report')).openReport(wiring));
  return new ReportDoorViewModel(askSignIn, wiring.get(t.noticesState), openForm);
}
