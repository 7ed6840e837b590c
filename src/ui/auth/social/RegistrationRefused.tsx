import { observer } from 'mobx-react-lite';
import { sessionTexts } from '../../notices/texts/session-texts';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import { SocialFailure } from './SocialFailure';

export interface RegistrationRefusedProps {
  /** The server's words. */
  readonly message: string;
  readonly authModal: AuthModalViewModel;
}

/** A registration that cannot be finished any more: its link is used, over, or another browser's. */
export const RegistrationRefused = observer(function RegistrationRefused(props: RegistrationRefusedProps) {
  const { message, authModal } = props;
  const { title } = sessionTexts['social-registration-failed'];
  return <SocialFailure title={title} text={message} authModal={authModal} />;
});
