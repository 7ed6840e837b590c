import type { HelpQuestion } from '../../domain/help/help-question';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { HelpGateway } from './help-gateway.port';

export class LoadQuestions {
  constructor(private readonly gateway: HelpGateway) {}

  execute(signal?: CancelSignal): Promise<Result<readonly HelpQuestion[], ApiFailure>> {
    return this.gateway.questions(signal);
  }
}
