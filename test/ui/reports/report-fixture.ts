import { PromptSignIn } from '../../../src/application/auth/prompt-sign-in.use-case';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { SendReport } from '../../../src/application/reports/send-report.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ReportDialogViewModel } from '../../../src/ui/reports/report-dialog.view-model';
import { ReportFormViewModel } from '../../../src/ui/reports/report-form.view-model';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeReportGateway } from '../../fakes/fake-report-gateway';
import { HeldCalls } from '../../fakes/held-calls';

/** View-models of reports with fakes, for a visitor until `signIn` is called. */
export function reportFixture() {
  const clock = new FakeClock();
  const session = new SessionState();
  const modal = new AuthModalState();
  const dialogs = new DialogState(clock);
  const notices = new NoticesState(clock, new FakeRandom());
  const gateway = new FakeReportGateway();
  const held = new HeldCalls();
  const form = new ReportFormViewModel(new SendReport(gateway), dialogs, notices, clock);
  const slowForm = new ReportFormViewModel(new SendReport(held.hold(gateway)), dialogs, notices, clock);
  const promptSignIn = new PromptSignIn(session, modal);
  const dialog = new ReportDialogViewModel(promptSignIn, notices, () => Promise.resolve(form));
  return {
    clock,
    dialogs,
    dialog,
    form,
    gateway,
    held,
    modal,
    promptSignIn,
    session,
    slowForm,
    signIn: () => session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() }),
    toasts: () => notices.current.map(({ toast }) => toast),
  };
}
