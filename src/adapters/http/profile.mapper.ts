import type { DataOf } from '../../contract/call';
import type { communityProfile } from '../../contract/profile.contract';
import type { Profile } from '../../domain/account/profile';
import { toGameAchievement } from './achievement.mapper';

/** Maps a profile as visible to the caller. */
export function toProfile(wire: DataOf<typeof communityProfile>): Profile {
  return {
    username: wire.username,
    alias: wire.alias,
    avatar: wire.avatar,
    about: wire.about,
    links: wire.links,
    joined: wire.joined,
    premium: wire.premium,
    tie: wire.tie ?? undefined,
    followers: wire.followers ?? undefined,
    following: wire.following,
    wall: wire.wall,
    badges: wire.badges?.map(({ slug, title, desc }) => ({ slug, title, description: desc })),
    achievements: wire.achievements?.map(({ game, ...badge }) => ({ ...toGameAchievement(badge), game })),
    history: wire.history ?? undefined,
    activity: wire.activity?.map(({ url, ...entry }) => ({ ...entry, url: url ?? undefined })),
    friends: wire.friends ?? undefined,
    inventory: wire.inventory ?? undefined,
  };
}
