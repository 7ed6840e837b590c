import type { AnnouncementList } from '../../domain/developers/developer';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { pageOf } from '../shared/page-of';
import { pagedTitle } from '../shared/paged-title';
import { announcementsAddress } from './developer-address';
import { developerSteps } from './developer-trail';

/** What stands in the head of a developer's announcements: each page has a canonical address, and a list with nothing in it is left out. */
export const announcementsHead: RouteHandle = {
  head: (data) => {
    const { developer, announcements, pagination } = data as AnnouncementList;
    return {
      title: pagedTitle(`Announcements by ${developer.name}`, pagination.current),
      description: `News of ${developer.name} about its VR games on ${brand.siteName}, the newest first.`,
      path: pageOf(announcementsAddress(developer.slug), pagination.current),
      trail: developerSteps(developer),
      ...(announcements.length === 0 ? { noIndex: true } : {}),
    };
  },
};
