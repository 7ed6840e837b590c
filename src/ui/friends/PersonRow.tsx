import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Person } from '../../domain/account/profile';
import type { Presence } from '../../domain/friends/presence';
import type { FriendAction } from '../../domain/friends/relationship';
import { profileAddress } from '../profile/profile-address';
import { Avatar } from '../session/Avatar';
import { Button } from '../shared/Button';
import { space, theme } from '../theme/theme';
import { presenceWords, friendActionTexts } from './friend.texts';

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

/** Whether a friend is there; the game that they play leads to its page. */
export const PresenceText = observer(function PresenceText({ presence }: { readonly presence: Presence }) {
  const { online, playing } = presence;
  const words = presenceWords(presence);
  return (
    <Line>
      <Dot $lit={online} aria-hidden="true" />
      {playing === undefined ? words : <Link to={`/arcade/games/${playing.slug}`}>{words}</Link>}
    </Line>
  );
});

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.colour.cyan};
  }
`;

/* Lit or empty, so that it is told apart without colours. */
const Dot = styled.span<{ readonly $lit: boolean }>`
  width: 10px;
  height: 10px;
  border: 2px solid ${({ $lit }) => ($lit ? theme.colour.success : theme.colour.textSoft)};
  border-radius: ${theme.radius.pill};
  background: ${({ $lit }) => ($lit ? theme.colour.success : 'transparent')};
`;

interface FriendActionButtonsProps {
  readonly person: Pick<Person, 'username' | 'alias'>;
  /** The first is the one that is meant. */
  readonly deeds: readonly FriendAction[];
  readonly busy: boolean;
  readonly onPress: (deed: FriendAction) => void;
}

/** What can be done with somebody, each by a button that names them. */
export const FriendActionButtons = observer(function FriendActionButtons({
  person,
  deeds,
  busy,
  onPress,
}: FriendActionButtonsProps) {
  return deeds.map((deed) => (
    <Button
      key={deed}
      variant={deed === 'accept' || deed === 'ask' ? 'primary' : deed === 'block' ? 'quiet' : 'secondary'}
      busy={busy}
      aria-label={`${friendActionTexts[deed].button}: ${person.alias}`}
      onClick={() => {
        onPress(deed);
      }}
    >
      {friendActionTexts[deed].button}
    </Button>
  ));
});
