import { makeAutoObservable, observableRef } from 'mobx';
import type { PromptSignIn } from '../../application/auth/prompt-sign-in.use-case';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Cancel } from '../../application/system/clock.port';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { commonTexts } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import type { ReportFormViewModel, ReportSubject } from './report-form.view-model';

/** State of the report dialog, whose script is loaded with the first report. */
export class ReportDialogViewModel {
  /** Subject of the open report. */
  subject: ReportSubject | undefined = undefined;
  private cancelSignIn: Cancel = () => undefined;

  constructor(
    private readonly promptSignIn: Pick<PromptSignIn, 'execute'>,
    private readonly notices: Pick<NoticesState, 'announce'>,
    /** Loads the form of the dialog once. */
    readonly openForm: () => Promise<ReportFormViewModel>,
  ) {
    makeAutoObservable<this, 'promptSignIn' | 'notices' | 'cancelSignIn'>(
      this,
      { promptSignIn: false, notices: false, cancelSignIn: false, openForm: false, subject: observableRef },
      { autoBind: true },
    );
  }

  /** Returns a disposer that closes the dialog and cancels a pending login. */
  start(): Disposer {
    return () => {
      this.cancelSignIn();
      this.close();
    };
  }

  /** Opens the dialog for a subject. A visitor logs in first. */
  report(subject: ReportSubject): void {
    this.cancelSignIn();
    this.cancelSignIn = this.promptSignIn.execute(() => {
      this.show(subject);
    });
  }

  close(): void {
    this.show(undefined);
  }

  /** Closes the dialog and shows a toast, because its script failed to load. */
  couldNotOpen(): void {
    this.close();
    this.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }

  private show(subject: ReportSubject | undefined): void {
    this.subject = subject;
  }
}
