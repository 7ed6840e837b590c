import type { AnnouncementList, AnnouncementPage, DeveloperPage } from '../../domain/developers/developer';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Developers and what they announce; each call is refused with 404 when there is none of the name. Pages count from 1. */
export interface DeveloperGateway {
  /** A developer with one page of its games. */
  page(developer: string, page: number, signal?: CancelSignal): Promise<Result<DeveloperPage, ApiFailure>>;
  /** One page of a developer's announcements. */
  announcements(developer: string, page: number, signal?: CancelSignal): Promise<Result<AnnouncementList, ApiFailure>>;
  /** One announcement with others of its developer. */
  announcement(developer: string, slug: string, signal?: CancelSignal): Promise<Result<AnnouncementPage, ApiFailure>>;
}
