import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProfileContents, ProfilePartItems, Person, ProfilePart } from '../../domain/account/profile';
import { Avatar } from '../session/Avatar';
import { DateText } from '../shared/DateText';
import { space, theme } from '../theme/theme';
import { AchievementEntry } from './AchievementEntry';
import { LineEntry } from './LineEntry';
import { profileAddress } from './profile-address';

/** Entry of a friend with a link to the profile. */
const FriendEntry = observer(function FriendEntry({ friend }: { readonly friend: Person }) {
  const { username, alias, avatar } = friend;
  return (
    <li>
      <Entry to={profileAddress(username)}>
        <Avatar picture={avatar.tn} premium={false} size={48} />
        <span>
          <strong dir="auto">{alias}</strong>
          <small>@{username}</small>
        </span>
      </Entry>
    </li>
  );
});

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 60px;
  border-radius: ${theme.radius.card};
  & > span:last-child {
    display: grid;
    min-width: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  small {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const entry: { readonly [Part in ProfilePart]: (item: ProfilePartItems[Part], index: number) => ReactNode } = {
  achievements: (earned) => <AchievementEntry key={`${earned.game.slug}/${earned.slug}`} earned={earned} />,
  history: ({ game, played }) => (
    <LineEntry key={game.slug} title={game.title} to={`/arcade/games/${game.slug}`}>
      <DateText date={played} day flows />
    </LineEntry>
  ),
  activity: ({ text, url, date }, index) => (
    <LineEntry key={index} title={text} {...(url === undefined ? {} : { to: url })}>
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

/** Returns the entries of a profile part; undefined if it is hidden from the visitor. */
export function partEntries<Part extends ProfilePart>(
  contents: ProfileContents,
  part: Part,
): readonly ReactNode[] | undefined {
  return contents[part]?.map((item, index) => entry[part](item, index));
}
