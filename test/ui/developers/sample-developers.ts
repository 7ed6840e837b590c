import type { AnnouncementCard } from '../../../src/domain/content/announcement';
import type { Announcer, DeveloperPage } from '../../../src/domain/developers/developer';
import { paginate } from '../../../src/domain/shared/pagination';

export const announcer: Announcer = { slug: 'paper-moon', name: 'Paper Moon', logo: '/m/logo.webp' };

/** Returns a sample announcement card with changes. */
export function sampleAnnouncement(changes: Partial<AnnouncementCard> = {}): AnnouncementCard {
  return {
    slug: 'five-colours',
    title: 'Five Colours',
    hero: { sm: '/m/n-640.webp', hd: '/m/n-1280.webp', fhd: '/m/n-1920.webp', colour: '#123456' },
    excerpt: 'The paper has learned something.',
    date: '2026-01-05T15:04:00.000Z',
    ...changes,
  };
}

/** Returns a sample developer page with changes; without games, links and news by default. */
export function sampleDeveloperPage(changes: Partial<DeveloperPage> = {}): DeveloperPage {
  const games = changes.games ?? [];
  return {
    developer: { ...announcer, about: '<p>We like <strong>dusk</strong>.</p>', website: undefined, links: [] },
    followers: 0,
    games,
    pagination: paginate(games.length, 1),
    announcements: [],
    ...changes,
  };
}
