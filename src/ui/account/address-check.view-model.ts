import type { SecurityGateway } from '../../application/security/security-gateway.port';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Clock } from '../../application/system/clock.port';
import { RequestButtonViewModel } from '../notices/request-button.view-model';
import { notifySuccess, notifyFailure } from './account-notices';

/** Sends the verification email again. */
export class AddressCheckViewModel {
  readonly button;

  constructor(
    private readonly sendMail: Pick<SecurityGateway, 'sendVerificationMail'>,
    private readonly notices: NoticesState,
    clock: Clock,
  ) {
    this.button = new RequestButtonViewModel(clock);
  }

  async sendAgain(): Promise<void> {
    const answer = await this.button.send(() => this.sendMail.sendVerificationMail());
    if (answer === undefined) return;
    if (answer.ok) notifySuccess(this.notices, 'Email sent. The link expires in 24 hours.');
    else notifyFailure(this.notices, answer.error);
  }
}
