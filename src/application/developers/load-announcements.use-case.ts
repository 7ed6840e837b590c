import type { AnnouncementList } from '../../domain/developers/developer';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { DeveloperGateway } from './developer-gateway.port';

/** Loads one page of a developer’s announcements. Pages count from 1. */
export class LoadAnnouncements {
  constructor(private readonly gateway: DeveloperGateway) {}

  execute(developer: string, page: number, signal?: CancelSignal): Promise<Result<AnnouncementList, ApiFailure>> {
    return this.gateway.announcements(developer, page, signal);
  }
}
