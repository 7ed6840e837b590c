import type { AnnouncementList } from '../../domain/developers/developer';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { announcementsAddress } from './developer-address';
import { developerSteps } from './developer-trail';

/** What stands in the head of a developer's announcements; their pages have one canonical address. */
export const announcementsHead: RouteHandle = {
  head: (data) => {
    const { developer } = data as AnnouncementList;
    return {
      title: `Announcements by ${developer.name}`,
      description: `News of ${developer.name} about its VR games on ${brand.siteName}, the newest first.`,
      path: announcementsAddress(developer.slug),
      trail: developerSteps(developer),
    };
  },
};
