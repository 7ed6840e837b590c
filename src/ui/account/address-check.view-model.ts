import type { NoticesState } from '../../application/notices/notices-state';
import type { SecurityGateway } from '../../application/security/security-gateway.port';
import type { Clock } from '../../application/system/clock.port';
import { RequestButtonViewModel } from '../notices/request-button.view-model';
import { tellDone, tellFailure } from './account-notices';

/** Sends the mail once more that verifies the player's address. */
export class AddressCheckViewModel {
  readonly button;

  constructor(
    private readonly gateway: Pick<SecurityGateway, 'sendVerificationMail'>,
    private readonly notices: NoticesState,
    clock: Clock,
  ) {
    this.button = new RequestButtonViewModel(clock);
  }

  async sendAgain(): Promise<void> {
    const answer = await this.button.send(() => this.gateway.sendVerificationMail());
    if (answer === undefined) return;
    if (answer.ok) tellDone(this.notices, 'A new email is on its way. Its link is good for 24 hours.');
    else tellFailure(this.notices, answer.error);
  }
}
