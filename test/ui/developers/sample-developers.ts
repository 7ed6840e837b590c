import type { AnnouncementCard } from '../../../src/domain/content/announcement';
import type { Announcer, DeveloperPage } from '../../../src/domain/developers/developer';
import { paginate } from '../../../src/domain/shared/pagination';

export const announcer: Announcer = { slug: 'paper-moon', name: 'Paper Moon', logo: '/m/logo.webp' };

/** An announcement's card for tests, with what a test cares about in place of the sample's. */
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

/** A developer's page for tests: one without games, links and news, where a test adds none. */
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
