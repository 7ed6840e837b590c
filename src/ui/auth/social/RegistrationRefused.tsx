import { observer } from 'mobx-react-lite';
import { sessionTexts } from '../../notices/texts/session-texts';
import { Button } from '../../shared/Button';
import { ButtonLink } from '../../shared/ButtonLink';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import { StatusScene } from './StatusScene';

export interface RegistrationRefusedProps {
  /** The server's words. */
  readonly message: string;
  readonly authModal: AuthModalViewModel;
}

/** A registration that cannot be finished any more: its link is used, over, or another browser's. */
export const RegistrationRefused = observer(function RegistrationRefused(props: RegistrationRefusedProps) {
  const { message, authModal } = props;
  return (
    <StatusScene figure="failed" title={sessionTexts['social-registration-failed'].title} text={message}>
      <Button variant="primary" size="lg" icon="rotate-cw" onClick={authModal.openLogin}>
        Try again
      </Button>
      <ButtonLink to="/" size="lg">
        Home
      </ButtonLink>
    </StatusScene>
  );
});
