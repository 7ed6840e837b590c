import { observer } from 'mobx-react-lite';
import type { LinkedGame } from '../../domain/inbox/invitation';
import { playLink } from '../play/play-intent';
import { ButtonLink } from '../shared/ButtonLink';

interface PlayInvitationProps {
  readonly game: LinkedGame;
  /** Shows the title of the game; otherwise only its accessible name has it. */
  readonly titled?: boolean;
  readonly onPress?: () => void;
}

/** Link that starts the game of a message. */
export const PlayInvitation = observer(function PlayInvitation({ game, titled = false, onPress }: PlayInvitationProps) {
  const { title, address } = game;
  return (
    <ButtonLink to={address} {...playLink} variant="primary" icon="play" aria-label={`Play ${title}`} onClick={onPress}>
      {titled ? `Play ${title}` : 'Play'}
    </ButtonLink>
  );
});
