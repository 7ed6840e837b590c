import type { AnnouncementPage } from '../../domain/developers/developer';
import type { PageHead, RouteHandle } from '../app/page-head';
import { announcementAddress, announcementsAddress, developerSteps } from './developer-address';

/** What search engines and share cards are told of an announcement (schema.org `NewsArticle`). */
export const announcementHead: RouteHandle = {
  head: (data) => headOf(data as AnnouncementPage),
};

function headOf({ developer, announcement }: AnnouncementPage): PageHead {
  const { slug, title, excerpt, hero, date } = announcement;
  const studio = { '@type': 'Organization', name: developer.name, logo: developer.logo };
  return {
    title,
    description: excerpt,
    path: announcementAddress(developer.slug, slug),
    type: 'article',
    published: date,
    trail: [...developerSteps(developer), { name: 'Announcements', path: announcementsAddress(developer.slug) }],
    jsonLd: {
      '@type': 'NewsArticle',
      headline: title,
      description: excerpt,
      ...(hero === undefined ? {} : { image: hero.fhd }),
      datePublished: date,
      author: studio,
      publisher: studio,
    },
  };
}
