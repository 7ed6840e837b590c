import type { Crop } from '../../domain/account/crop';
import type { Avatar } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { RefreshSession } from '../session/refresh-session.use-case';
import type { OwnProfileGateway } from './own-profile-gateway.port';
import type { PictureFile } from './picture-file';

/** Changes or removes the player’s picture, and updates the header of every tab. */
export class ChangePicture {
  constructor(
    private readonly gateway: Pick<OwnProfileGateway, 'sendPicture' | 'removePicture'>,
    private readonly refresh: Pick<RefreshSession, 'execute'>,
  ) {}

  send(picture: PictureFile, crop: Crop): Promise<Result<Avatar, ApiFailure>> {
    return this.applyAvatar(this.gateway.sendPicture(picture, crop));
  }

  remove(): Promise<Result<Avatar, ApiFailure>> {
    return this.applyAvatar(this.gateway.removePicture());
  }

  private async applyAvatar(request: Promise<Result<Avatar, ApiFailure>>): Promise<Result<Avatar, ApiFailure>> {
    const answer = await request;
    if (answer.ok) void this.refresh.execute();
    return answer;
  }
}
