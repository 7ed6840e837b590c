import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Person } from '../../domain/account/profile';
import { profileAddress } from '../profile/profile-address';
import { Avatar } from '../session/Avatar';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface PersonRowProps {
  readonly person: Person;
  /** Their profile is open to the player. */
  readonly linked?: boolean;
  /** What is said of them. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Somebody around the player, and what can be done. */
export const PersonRow = observer(function PersonRow({ person, linked = true, children, actions }: PersonRowProps) {
  const { username, alias, avatar } = person;
  return (
    <Row>
      <Avatar picture={avatar.tn} premium={false} size={48} />
      <Words>
        {linked ? (
          <Link to={profileAddress(username)} dir="auto">
            {alias}
          </Link>
        ) : (
          <strong dir="auto">{alias}</strong>
        )}
        {alias === username ? null : <small>@{username}</small>}
        <State>{children}</State>
      </Words>
      <Actions>{actions}</Actions>
    </Row>
  );
});

const Row = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(4)};
  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
  @media (max-width: 640px) {
    grid-template-columns: 48px minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > a,
  strong {
    font-weight: 600;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;

const State = styled.div`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  @media (max-width: 640px) {
    grid-column: 2;
  }
`;
