import type { AnnouncementPage } from '../../domain/developers/developer';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { DeveloperGateway } from './developer-gateway.port';

/** Loads one announcement with others of the same developer. */
export class LoadAnnouncement {
  constructor(private readonly gateway: DeveloperGateway) {}

  execute(developer: string, slug: string, signal?: CancelSignal): Promise<Result<AnnouncementPage, ApiFailure>> {
    return this.gateway.announcement(developer, slug, signal);
  }
}
