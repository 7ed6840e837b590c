import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ChangeTwoFactor } from '../../application/security/change-two-factor.use-case';
import type { QrCodes, QrSquares } from '../../application/security/qr-codes.port';
import type { Clipboard } from '../../application/system/clipboard.port';
import type { Clock } from '../../application/system/clock.port';
import type { RequiredProof } from '../../domain/account/security-overview';
import type { TwoFactorDialog, TwoFactorDialogEvent } from '../../domain/auth/two-factor';
import { parseTwoFactorCode, closedTwoFactorDialog, canClose, nextTwoFactorDialog } from '../../domain/auth/two-factor';
import { notifySuccess } from './account-notices';
import { CopyViewModel } from './copy.view-model';
import { FieldsViewModel } from './fields.view-model';

const NOT_A_CODE = 'A code has six digits; a recovery code has ten letters and digits.';

const SWITCHED_ON = 'Two-factor authentication is on.';
const RENEWED = 'Your new recovery codes are active.';

/** State of the two-factor dialog: setup, renewal of recovery codes, and turning it off. */
export class TwoFactorViewModel {
  readonly fields = new FieldsViewModel<'password' | 'code'>(['password', 'code']);
  readonly copySecret;
  readonly copyCodes;
  dialog: TwoFactorDialog = closedTwoFactorDialog;
  /** QR code of the app's URI; undefined until it is drawn or if that fails. */
  squares: QrSquares | undefined;

  constructor(
    private readonly change: ChangeTwoFactor,
    private readonly qrCodes: QrCodes,
    clipboard: Clipboard,
    private readonly notices: NoticesState,
    clock: Clock,
    private readonly changed: () => void,
  ) {
    this.copySecret = new CopyViewModel(clipboard, clock);
    this.copyCodes = new CopyViewModel(clipboard, clock);
    makeAutoObservable<this, 'change' | 'qrCodes' | 'notices' | 'changed'>(
      this,
      {
        fields: false,
        copySecret: false,
        copyCodes: false,
        change: false,
        qrCodes: false,
        notices: false,
        changed: false,
        dialog: observableRef,
        squares: observableRef,
      },
      { autoBind: true },
    );
  }

  get open(): boolean {
    return this.dialog.step !== 'closed';
  }

  /** False while a request is running or recovery codes are unsaved. */
  get canClose(): boolean {
    return !this.fields.busy && canClose(this.dialog);
  }

  ask(on: 'proof' | 'renew' | 'end'): void {
    this.fields.clear();
    this.move({ type: 'opened', on });
  }

  keep(kept: boolean): void {
    this.move({ type: 'kept', kept });
  }

  /** Closes the dialog; the success toast waits until then, because it would cover the codes. */
  leave(): void {
    if (!this.canClose) return;
    const { dialog } = this;
    this.move({ type: 'left' });
    if (dialog.step === 'codes') notifySuccess(this.notices, dialog.fresh ? SWITCHED_ON : RENEWED);
  }

  /** Submits the current step; `asked` is the proof that the server requires. */
  async submit(asked: RequiredProof): Promise<void> {
    if (this.fields.busy) return;
    switch (this.dialog.step) {
      case 'proof':
        return this.begin(asked);
      case 'app':
        return this.issue((code) => this.change.confirm(code));
      case 'renew':
        return this.issue((code) => this.change.renew(code));
      case 'end':
        return this.end();
      case 'codes':
        return this.leave();
      case 'closed':
        return undefined;
    }
  }

  private async begin(asked: RequiredProof): Promise<void> {
    const { password } = this.fields.values;
    if (asked === 'password' && password === '') {
      this.fields.refuse({ password: 'Please enter your password.' });
      return;
    }
    const answer = await this.fields.send(() => this.change.begin(asked === 'password' ? { password } : {}));
    if (answer?.ok !== true) return;
    this.fields.clear();
    this.draw(undefined);
    this.move({ type: 'begun', ...answer.value });
    this.draw(await this.qrCodes.draw(answer.value.uri));
  }

  private async issue(request: (code: string) => ReturnType<ChangeTwoFactor['confirm']>): Promise<void> {
    const code = this.typedCode();
    if (code === undefined) return;
    const answer = await this.fields.send(() => request(code));
    if (answer?.ok !== true) return;
    this.fields.clear();
    this.move({ type: 'codes-issued', codes: answer.value });
    this.changed();
  }

  private async end(): Promise<void> {
    const code = this.typedCode();
    if (code === undefined) return;
    const answer = await this.fields.send(() => this.change.end(code));
    if (answer?.ok !== true) return;
    this.move({ type: 'ended' });
    notifySuccess(this.notices, 'Two-factor authentication is off.');
    this.changed();
  }

  private typedCode(): string | undefined {
    const { code } = this.fields.values;
    if (parseTwoFactorCode(code) !== undefined) return code;
    this.fields.refuse({ code: NOT_A_CODE });
    return undefined;
  }

  private draw(squares: QrSquares | undefined): void {
    this.squares = squares;
  }

  private move(event: TwoFactorDialogEvent): void {
    this.dialog = nextTwoFactorDialog(this.dialog, event);
  }
}
