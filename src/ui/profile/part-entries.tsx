import type { ReactNode } from 'react';
import type { ProfileContents, ProfilePartItems } from '../../domain/account/profile';
import type { ProfilePart } from '../../domain/account/profile-parts';
import { DateText } from '../shared/DateText';
import { AchievementEntry } from './AchievementEntry';
import { FriendEntry } from './FriendEntry';
import { LineEntry } from './LineEntry';

const entry: { readonly [Part in ProfilePart]: (item: ProfilePartItems[Part], place: number) => ReactNode } = {
  achievements: (earned) => <AchievementEntry key={`${earned.game.slug}/${earned.slug}`} earned={earned} />,
  history: ({ game, played }) => (
    <LineEntry key={game.slug} title={game.title} to={`/arcade/games/${game.slug}`}>
      <DateText date={played} day flows />
    </LineEntry>
  ),
  activity: ({ text, url, date }, place) => (
    <LineEntry key={place} title={text} {...(url === undefined ? {} : { to: url })}>
      <DateText date={date} flows />
    </LineEntry>
  ),
  friends: (friend) => <FriendEntry key={friend.username} friend={friend} />,
  badges: ({ slug, title, description }) => (
    <LineEntry key={slug} title={title}>
      {description}
    </LineEntry>
  ),
  inventory: ({ item, game, count }) => (
    <LineEntry
      key={`${game.slug}/${item.slug}`}
      title={count === 1 ? item.title : `${item.title} × ${String(count)}`}
      to={`/arcade/games/${game.slug}/catalog/${item.slug}`}
    >
      {game.title}
    </LineEntry>
  ),
};

/** What a part of a profile lists; undefined where it is hidden from whoever looks. */
export function partEntries<Part extends ProfilePart>(
  contents: ProfileContents,
  part: Part,
): readonly ReactNode[] | undefined {
  return contents[part]?.map((item, place) => entry[part](item, place));
}
