import type { AnnouncementList, AnnouncementPage, DeveloperPage } from '../../domain/developers/developer';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Developers and their announcements. Every call is rejected with 404 for an unknown name. Pages count from 1. */
export interface DeveloperGateway {
  /** Returns a developer with one page of the developer's games. */
  page(developer: string, page: number, signal?: CancelSignal): Promise<Result<DeveloperPage, ApiFailure>>;
  /** Returns one page of a developer's announcements. */
  announcements(developer: string, page: number, signal?: CancelSignal): Promise<Result<AnnouncementList, ApiFailure>>;
  /** Returns one announcement with others of the same developer. */
  announcement(developer: string, slug: string, signal?: CancelSignal): Promise<Result<AnnouncementPage, ApiFailure>>;
}
