import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { UserCard } from '../../domain/search/search-results';
import { Avatar } from '../session/Avatar';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { FoundCard } from './FoundCard';

export interface UserCardLinkProps {
  readonly user: UserCard;
}

/** A player in a list: the whole card leads to the public profile. */
export const UserCardLink = observer(function UserCardLink({ user }: UserCardLinkProps) {
  const { username, alias, avatar, premium } = user;
  return (
    <Card to="profile" suffix={`/${username}`}>
      <Avatar picture={avatar.tn} premium={premium} />
      <Words>
        <Name dir="auto">{alias ?? username}</Name> <Handle>@{username}</Handle>
      </Words>
    </Card>
  );
});

const Card = styled(FoundCard)`
  align-items: center;
  gap: ${space(4)};
  min-height: 72px;
  padding: ${space(3)} ${space(4)};
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: 600;
`;

const Handle = styled.span`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
