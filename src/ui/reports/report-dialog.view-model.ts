import { makeAutoObservable, observableRef } from 'mobx';
import type { PromptSignIn } from '../../application/auth/prompt-sign-in.use-case';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Cancel } from '../../application/system/clock.port';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { commonTexts } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import type { ReportFormViewModel, ReportSubject } from './report-form.view-model';

/** A page's way to the report dialog, whose script comes with the first report. */
export class ReportDialogViewModel {
  /** What is being reported. */
  subject: ReportSubject | undefined = undefined;
  private cancelAsking: Cancel = () => undefined;

  constructor(
    private readonly promptSignIn: Pick<PromptSignIn, 'execute'>,
    private readonly notices: Pick<NoticesState, 'announce'>,
    /** Brings what the dialog works with, once. */
    readonly openForm: () => Promise<ReportFormViewModel>,
  ) {
    makeAutoObservable<this, 'promptSignIn' | 'notices' | 'cancelAsking'>(
      this,
      { promptSignIn: false, notices: false, cancelAsking: false, openForm: false, subject: observableRef },
      { autoBind: true },
    );
  }

  /** Nothing to do until something is reported; with the page everything ends. */
  start(): Disposer {
    return () => {
      this.cancelAsking();
      this.close();
    };
  }

  /** Asks for a report; a visitor logs in first, and goes on then. */
  report(subject: ReportSubject): void {
    this.cancelAsking();
    this.cancelAsking = this.promptSignIn.execute(() => {
      this.show(subject);
    });
  }

  close(): void {
    this.show(undefined);
  }

  /** The dialog's script did not come: the player is told, and may press again. */
  couldNotOpen(): void {
    this.close();
    this.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }

  private show(subject: ReportSubject | undefined): void {
    this.subject = subject;
  }
}
