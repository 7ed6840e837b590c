import type { OwnProfile, ProfileFields } from '../../domain/account/own-profile';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { RefreshSession } from '../session/refresh-session.use-case';
import type { OwnProfileGateway } from './own-profile-gateway.port';

/** Saves the player's profile, and updates the name in the header of every tab. */
export class SaveProfile {
  constructor(
    private readonly gateway: Pick<OwnProfileGateway, 'save'>,
    private readonly refresh: Pick<RefreshSession, 'execute'>,
  ) {}

  async execute(words: ProfileFields): Promise<Result<OwnProfile, ApiFailure>> {
    const answer = await this.gateway.save(words);
    if (answer.ok) void this.refresh.execute();
    return answer;
  }
}
