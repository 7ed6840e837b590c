import { makeAutoObservable, observableRef } from 'mobx';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ReportTarget } from '../../application/reports/report-gateway.port';
import type { SendReport } from '../../application/reports/send-report.use-case';
import type { Clock } from '../../application/system/clock.port';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { ReportReason, ReportKind } from '../../domain/reports/report';
import { checkReport } from '../../domain/reports/report';
import { failureText } from '../errors/failure-text';
import { discardQuestion } from '../notices/dialog.view-model';
import { RequestButtonViewModel } from '../notices/request-button.view-model';
import { contentTexts } from '../notices/texts/content.texts';

/** Titles of the report dialog. */
export const reportTitles: Readonly<Record<ReportKind, string>> = {
  game: 'Report this game',
  review: 'Report this review',
  profile: 'Report this player',
};

/** Labels of the reasons, in display order. */
export const reasonTexts: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insults, threats or hate',
  'sexual-content': 'Sexual content',
  cheating: 'Cheating or fraud',
  copyright: 'Copyright infringement',
  other: 'Something else',
};

/** Text after a report was sent. */
const REPORT_THANKS = 'Thanks for your report. We’ll review it.';

/** Target of a report with the name that the player knows. */
export interface ReportSubject extends ReportTarget {
  readonly name: string;
}

/** State of the report form. Input survives until it is sent or discarded. */
export class ReportFormViewModel {
  readonly button: RequestButtonViewModel;
  reason: ReportReason | undefined = undefined;
  text = '';
  /** Message of the last failure. */
  failure: string | undefined = undefined;
  private subject: ReportSubject | undefined = undefined;

  constructor(
    private readonly sendReport: SendReport,
    private readonly dialogs: Pick<DialogState, 'ask'>,
    private readonly notices: Pick<NoticesState, 'announce'>,
    clock: Clock,
  ) {
    this.button = new RequestButtonViewModel(clock);
    makeAutoObservable<this, 'sendReport' | 'dialogs' | 'notices' | 'subject'>(
      this,
      { button: false, sendReport: false, dialogs: false, notices: false, subject: observableRef },
      { autoBind: true },
    );
  }

  get sendable(): boolean {
    return this.reason !== undefined && checkReport({ reason: this.reason, text: this.text }).ok;
  }

  get sending(): boolean {
    return this.button.phase === 'busy';
  }

  /** Starts a report; clears the input about another subject. */
  begin(subject: ReportSubject): void {
    const { kind, target } = this.subject ?? {};
    if (kind !== subject.kind || target !== subject.target) this.clear();
    this.subject = subject;
  }

  choose(reason: ReportReason): void {
    if (!this.sending) this.reason = reason;
  }

  type(text: string): void {
    if (!this.sending) this.text = text;
  }

  /** Sends the report. Returns true if the server accepted it. */
  async submit(): Promise<boolean> {
    const { reason, text, subject } = this;
    if (subject === undefined || reason === undefined || !this.sendable) return false;
    this.setFailure(undefined);
    const answer = await this.button.send(() => this.sendReport.execute(subject, { reason, text }));
    if (answer === undefined) return false;
    if (!answer.ok) {
      this.setFailure(failureText(answer.error));
      return false;
    }
    this.clear();
    this.notices.announce(noticeToast('message-sent', { ...contentTexts['message-sent'], body: REPORT_THANKS }));
    return true;
  }

  /** Returns true if the dialog may close; asks first if a typed text would be lost. */
  async canClose(): Promise<boolean> {
    if (this.sending) return false;
    if (this.text.trim() !== '') {
      const answer = await this.dialogs.ask(discardQuestion);
      if (!answer.ok || answer.value !== 'confirm') return false;
    }
    this.clear();
    return true;
  }

  private clear(): void {
    this.reason = undefined;
    this.text = '';
    this.failure = undefined;
    this.subject = undefined;
  }

  private setFailure(failure: string | undefined): void {
    this.failure = failure;
  }
}
