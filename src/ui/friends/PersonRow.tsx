import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Person } from '../../domain/account/profile';
import type { Friend } from '../../domain/friends/friend';
import type { Presence } from '../../domain/friends/presence';
import type { FriendAction } from '../../domain/friends/relationship';
import { profileAddress } from '../profile/profile-address';
import { Avatar } from '../session/Avatar';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { onePress } from '../shared/one-press';
import { space, theme } from '../theme/theme';
import { presenceText, friendActionTexts } from './friend.texts';

export interface PersonRowProps {
  readonly person: Person;
  /** Links to the profile; false if the player cannot open it. */
  readonly linked?: boolean;
  /** Details below the name. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A row with a player and the available actions. */
export const PersonRow = observer(function PersonRow({ person, linked = true, children, actions }: PersonRowProps) {
  const { username, alias, avatar } = person;
  return (
    <Row>
      <Avatar picture={avatar.tn} premium={false} size={48} />
      <Text>
        {linked ? (
          <Link to={profileAddress(username)} dir="auto">
            {alias}
          </Link>
        ) : (
          <strong dir="auto">{alias}</strong>
        )}
        {alias === username ? null : <small>@{username}</small>}
        <State>{children}</State>
      </Text>
      <Actions>{actions}</Actions>
    </Row>
  );
});

const Row = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(140px, 1fr) fit-content(75%);
  align-items: center;
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(4)};
  & + & {
    border-top: ${theme.hairline};
  }
  @media ${theme.below.medium} {
    grid-template-columns: 48px minmax(0, 1fr);
  }
`;

const Text = styled.div`
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
  justify-content: end;
  gap: ${space(2)};
  @media ${theme.below.medium} {
    grid-column: 2;
    justify-content: start;
  }
`;

/** Link to the game that a friend plays; nothing while the friend plays none. */
export const JoinLink = observer(function JoinLink({ friend }: { readonly friend: Friend }) {
  const { playing } = friend.presence;
  if (playing === undefined) return null;
  return (
    <ButtonLink
      to={`/arcade/games/${playing.slug}`}
      variant="primary"
      icon="play"
      aria-label={`Join: ${friend.alias} in ${playing.title}`}
    >
      Join
    </ButtonLink>
  );
});

/** Presence of a friend; links to the page of a running game. */
export const PresenceText = observer(function PresenceText({ presence }: { readonly presence: Presence }) {
  const { online, playing } = presence;
  const text = presenceText(presence);
  return (
    <Line>
      <Dot $lit={online} aria-hidden="true" />
      {playing === undefined ? text : <Link to={`/arcade/games/${playing.slug}`}>{text}</Link>}
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

/* Filled or empty, so that the state does not depend on colour. */
const Dot = styled.span<{ readonly $lit: boolean }>`
  width: 10px;
  height: 10px;
  border: 2px solid ${({ $lit }) => ($lit ? theme.colour.success : theme.colour.textSoft)};
  border-radius: ${theme.radius.pill};
  background: ${({ $lit }) => ($lit ? theme.colour.success : 'transparent')};
`;

interface FriendActionButtonsProps {
  readonly person: Pick<Person, 'username' | 'alias'>;
  /** Actions in display order, the primary one first. */
  readonly actions: readonly FriendAction[];
  readonly busy: boolean;
  readonly onPress: (action: FriendAction) => void;
}

/** Buttons for friend actions, whose accessible names contain the player. */
export const FriendActionButtons = observer(function FriendActionButtons({
  person,
  actions,
  busy,
  onPress,
}: FriendActionButtonsProps) {
  return actions.map((action) => (
    <Button
      key={action}
      variant={action === 'accept' || action === 'request' ? 'primary' : action === 'block' ? 'quiet' : 'secondary'}
      busy={busy}
      aria-label={`${friendActionTexts[action].button}: ${person.alias}`}
      {...onePress(() => {
        onPress(action);
      })}
    >
      {friendActionTexts[action].button}
    </Button>
  ));
});
