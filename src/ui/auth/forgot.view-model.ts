import { makeAutoObservable, observableRef } from 'mobx';
import type { SendResetMail } from '../../application/auth/send-reset-mail.use-case';
import type { ForgotEvent, ForgotPane, ForgotProblem, SendResetMail as Command } from '../../domain/auth/forgot-pane';
import { initialForgotPane, nextForgotPane } from '../../domain/auth/forgot-pane';
import { failureText } from '../errors/failure-text';
import { sessionTexts } from '../notices/texts/session.texts';
import type { AuthDraft } from './auth-draft';
import type { PaneResult } from './pane-result';
import { paneResult } from './pane-result';

/** State of the pane that requests a reset link (spec 1 §4). */
export class ForgotViewModel {
  private pane: ForgotPane;

  constructor(
    private readonly send: SendResetMail,
    { resetEmail }: AuthDraft,
  ) {
    this.pane = { ...initialForgotPane, email: resetEmail };
    makeAutoObservable<this, 'pane' | 'send'>(this, { pane: observableRef, send: false }, { autoBind: true });
  }

  get email(): string {
    return this.pane.email;
  }

  get working(): boolean {
    return this.pane.status === 'working';
  }

  /** True after the email was sent; only the way back to the login remains. */
  get sent(): boolean {
    return this.pane.status === 'success';
  }

  get result(): PaneResult | undefined {
    return paneResult(this.pane, 'Sending…', problemText);
  }

  type(email: string): void {
    this.move({ type: 'typed', email });
  }

  /** Sends another email to the same address. */
  async again(): Promise<void> {
    this.type(this.email);
    await this.submit();
  }

  async submit(): Promise<void> {
    const command = this.move({ type: 'submitted' });
    if (command !== undefined) this.move(await this.outcomeOf(command));
  }

  private async outcomeOf(command: Command): Promise<ForgotEvent> {
    const answer = await this.send.execute(command);
    if (answer.ok) return { type: 'answered', message: sessionTexts['reset-mail-sent'].body };
    return { type: 'refused', message: failureText(answer.error) };
  }

  private move(event: ForgotEvent): Command | undefined {
    const { pane, command } = nextForgotPane(this.pane, event);
    this.pane = pane;
    return command;
  }
}

const problemText = (problem: ForgotProblem): string =>
  problem.kind === 'empty' ? 'Please enter your email address.' : problem.message;
