import type { CancelSignal } from '../system/cancel-signal';
import type { Home } from '../../domain/home/home';
import { sliderOrder } from '../../domain/shell/slider';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { Random } from '../system/random.port';
import type { HomeGateway } from './home-gateway.port';

/** Loads the home page and shuffles its slider for each visit (decisions §9). */
export class LoadHome {
  constructor(
    private readonly gateway: HomeGateway,
    private readonly random: Random,
  ) {}

  async execute(signal?: CancelSignal): Promise<Result<Home, ApiFailure>> {
    const answer = await this.gateway.home(signal);
    if (!answer.ok) return answer;
    return ok({ ...answer.value, slider: sliderOrder(answer.value.slider, () => this.random.next()) });
  }
}
