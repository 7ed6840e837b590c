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

/** What a report is of, as its dialog is called. */
export const reportTitles: Readonly<Record<ReportKind, string>> = {
  game: 'Report this game',
  review: 'Report this review',
  profile: 'Report this player',
};

/** Why something is reported, in the order in which it is asked. */
export const reasonWords: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insults, threats or hate',
  'sexual-content': 'Sexual content',
  cheating: 'Cheating or fraud',
  copyright: 'It is somebody else’s work',
  other: 'Something else',
};

/** What is said once a report has arrived. */
const REPORT_THANKS = 'Thank you. Somebody will look at it.';

/** Target of a report with the name that the player knows. */
export interface ReportSubject extends ReportTarget {
  readonly name: string;
}

/** What is being written in a report; it stays until it is sent or thrown away. */
export class ReportFormViewModel {
  readonly button: RequestButtonViewModel;
  reason: ReportReason | undefined = undefined;
  text = '';
  /** Why the last try was refused. */
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

  /** Begins a report; what was written about something else is gone. */
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

  /** Sends the report; tells whether it has arrived. */
  async submit(): Promise<boolean> {
    const { reason, text, subject } = this;
    if (subject === undefined || reason === undefined || !this.sendable) return false;
    this.fail(undefined);
    const answer = await this.button.send(() => this.sendReport.execute(subject, { reason, text }));
    if (answer === undefined) return false;
    if (!answer.ok) {
      this.fail(failureText(answer.error));
      return false;
    }
    this.clear();
    this.notices.announce(noticeToast('message-sent', { ...contentTexts['message-sent'], body: REPORT_THANKS }));
    return true;
  }

  /** Tells whether the dialog may be left: words that were written are not thrown away without asking. */
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

  private fail(failure: string | undefined): void {
    this.failure = failure;
  }
}
