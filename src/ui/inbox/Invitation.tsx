import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { InvitableGame } from '../../domain/inbox/invitation';
import { SectionFailure } from '../account/SectionFailure';
import { Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { rescueFocus } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/theme';
import type { InvitationViewModel } from './invitation.view-model';

interface InvitationProps {
  readonly createInvitation: () => InvitationViewModel;
  /** Name of the invited player. */
  readonly alias: string;
  /** True to show the games at once. */
  readonly opened: boolean;
  readonly onInvite: (game: InvitableGame) => void;
}

/** A button that shows games, each of which sends an invitation to the other player. */
export const Invitation = observer(function Invitation({ createInvitation, alias, opened, onInvite }: InvitationProps) {
  const [open, setOpen] = useState(opened);
  const button = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div ref={button}>
      <Button
        icon="gamepad"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        Invite to a game
      </Button>
      {open ? (
        <Choices
          id={id}
          comesIntoView={opened}
          createInvitation={createInvitation}
          alias={alias}
          onInvite={(game) => {
            setOpen(false);
            onInvite(game);
            rescueFocus(() => button.current?.querySelector('button'));
          }}
        />
      ) : null}
    </div>
  );
});

interface ChoicesProps extends Omit<InvitationProps, 'opened'> {
  readonly id: string;
  /** True to scroll the games into view, because the page was opened for them. */
  readonly comesIntoView: boolean;
}

const Choices = observer(function Choices(props: ChoicesProps) {
  const { id, comesIntoView, createInvitation, alias, onInvite } = props;
  const { games, failure, load } = useScreen(createInvitation);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comesIntoView && games !== undefined) panel.current?.scrollIntoView({ block: 'center' });
  }, [comesIntoView, games]);
  return (
    <Panel id={id} ref={panel}>
      {failure !== undefined ? (
        <SectionFailure text={failure} onRetry={load} />
      ) : games === undefined ? (
        <Soft role="status">Loading your games…</Soft>
      ) : games.length === 0 ? (
        <>
          <Soft>Play a game or add one to your favourites first.</Soft>
          <ButtonLink to="/arcade/games">Find a game</ButtonLink>
        </>
      ) : (
        <List aria-label="Your games">
          {games.map((game) => (
            <li key={game.slug}>
              <Button
                aria-label={`Invite ${alias} to ${game.title}${game.playing ? ', playing now' : ''}`}
                onClick={() => {
                  onInvite(game);
                }}
              >
                {game.title}
                {game.playing ? ' · playing now' : ''}
              </Button>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
});

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
