import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import type { InvitableGame } from '../../domain/inbox/invitation';
import { SectionFailure } from '../account/SectionFailure';
import { Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { mainContent, rescueFocus } from '../shared/focus';
import { keepClear } from '../shared/keep-clear';
import type { LoadedViewModel } from '../shared/loaded.view-model';
import { onePress } from '../shared/one-press';
import { popoverStyle } from '../shared/popover.styles';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/theme';

interface InvitationProps {
  readonly createInvitation: () => LoadedViewModel<readonly InvitableGame[]>;
  /** Name of the invited player. */
  readonly alias: string;
  /** True to show the games at once. */
  readonly opened: boolean;
  readonly onInvite: (game: InvitableGame) => void;
}

/** A button that opens the choice of a game; choosing one sends an invitation to the other player. */
export const Invitation = observer(function Invitation({ createInvitation, alias, opened, onInvite }: InvitationProps) {
  const [open, setOpen] = useState(opened);
  const button = useRef<HTMLButtonElement>(null);
  const change = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) rescueFocus(() => button.current, mainContent);
  };
  return (
    <>
      <Button
        ref={button}
        icon="gamepad"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...onePress(() => {
          change(!open);
        })}
      >
        Invite to a game
      </Button>
      <Panel {...keepClear} triggerRef={button} isOpen={open} onOpenChange={change} placement="top start" offset={6}>
        <Choices
          createInvitation={createInvitation}
          alias={alias}
          onInvite={(game) => {
            change(false);
            onInvite(game);
          }}
        />
      </Panel>
    </>
  );
});

const Choices = observer(function Choices({ createInvitation, alias, onInvite }: Omit<InvitationProps, 'opened'>) {
  const { value: games, failure, load } = useScreen(createInvitation);
  return (
    <Content aria-label={`Invite ${alias} to a game`}>
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
                {...onePress(() => {
                  onInvite(game);
                })}
              >
                {game.title}
                {game.playing ? ' · playing now' : ''}
              </Button>
            </li>
          ))}
        </List>
      )}
    </Content>
  );
});

const Panel = styled(Popover)`
  ${popoverStyle}
  max-width: min(400px, 100vw - ${space(6)});
  overflow-y: auto;
  overscroll-behavior: contain;
  --away: translateY(6px);
`;

const Content = styled(Dialog)`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(4)};
  outline: none;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
