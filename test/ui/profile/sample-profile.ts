import type { Profile } from '../../../src/domain/account/profile';

const avatar = { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' };
const game = { slug: 'pulse-saber', title: 'Pulse Saber' };

/** Profile with entries in each part. */
export function sampleProfile(change: Partial<Profile> = {}): Profile {
  return {
    username: 'ada',
    alias: 'Ada L.',
    avatar,
    about: '',
    links: [],
    joined: '2026-01-05T15:04:00.000Z',
    premium: false,
    relationship: undefined,
    followers: 0,
    following: false,
    commentAccess: 'closed',
    messageable: false,
    badges: [{ slug: 'early', title: 'Early Bird', description: 'Here since the first week.' }],
    achievements: [
      {
        slug: 'first-cut',
        title: 'First Cut',
        description: 'Cut your first block.',
        thumbnail: '/cut.webp',
        unlockedAt: '2026-01-06T10:00:00.000Z',
        game,
      },
    ],
    history: [{ game, played: '2026-01-07T10:00:00.000Z' }],
    activity: [
      {
        kind: 'reviewed',
        text: 'Reviewed Pulse Saber',
        url: '/arcade/games/pulse-saber',
        date: '2026-01-08T10:00:00.000Z',
      },
    ],
    friends: [{ username: 'orion', alias: 'Orion', avatar }],
    inventory: [{ item: { slug: 'hat', title: 'Hat' }, game, count: 2 }],
    ...change,
  };
}

/** Profile without entries. */
export const emptyProfile = (change: Partial<Profile> = {}): Profile =>
  sampleProfile({ badges: [], achievements: [], history: [], activity: [], friends: [], inventory: [], ...change });
