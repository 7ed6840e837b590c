import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Person } from '../../domain/account/profile';
import { Avatar } from '../session/Avatar';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { profileAddress } from './profile-address';

/** A friend: the whole entry leads to their profile. */
export const FriendEntry = observer(function FriendEntry({ friend }: { readonly friend: Person }) {
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
