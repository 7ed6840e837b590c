import { observer } from 'mobx-react-lite';
import { sessionTexts } from '../../notices/texts/session.texts';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import { StatusScene } from './StatusScene';
import { TryAgain } from './TryAgain';

export interface RegistrationRefusedProps {
  /** The server's words. */
  readonly message: string;
  readonly authModal: AuthModalViewModel;
}

/** A registration that cannot be finished any more: its link is used, over, or another browser's. */
export const RegistrationRefused = observer(function RegistrationRefused(props: RegistrationRefusedProps) {
  const { message, authModal } = props;
  const { title } = sessionTexts['social-registration-failed'];
  return (
    <StatusScene figure="failed" title={title} text={message}>
      <TryAgain authModal={authModal} />
    </StatusScene>
  );
});
