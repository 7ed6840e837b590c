import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import { Dim } from '../shared/Dim';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import { useLate } from '../shared/use-late';
import { theme } from '../theme/theme';
import type { AuthModalViewModel } from './auth-modal.view-model';
import { loadAuthDialog } from './load-auth-dialog';
import type { LoginViewModel } from './login.view-model';
import type { PasswordServices } from './password-services';
import type { RegisterViewModel } from './register.view-model';
import type { SocialServices } from './social/social-services';

export interface AuthModalProps {
  readonly modal: AuthModalViewModel;
  readonly createLogin: () => LoginViewModel;
  readonly createRegister: () => RegisterViewModel;
  readonly passwords: PasswordServices;
  readonly openSocial: () => Promise<SocialServices>;
}

/** Where the auth modal appears; its script comes with the first opening, and it stays for the way out. */
export const AuthModal = observer(function AuthModal(props: AuthModalProps) {
  const { open, couldNotOpen } = props.modal;
  useLeaveFullscreen(open);
  const late = useLate(open, loadAuthDialog, couldNotOpen);
  if (late !== undefined) return <late.AuthDialog {...props} />;
  return open ? (
    <Dim aria-busy="true">
      <Waiting />
    </Dim>
  ) : null;
});

const breathe = keyframes`
  from { opacity: 0.6; }
  to { opacity: 1; }
`;

/* As large as the first pane. */
const Waiting = styled.div`
  width: min(440px, 100%);
  height: 412px;
  border-radius: ${theme.radius.panel};
  background:
    linear-gradient(${theme.colour.raised} 0 0) 32px 34px / 120px 30px,
    linear-gradient(${theme.colour.raised} 0 0) 32px 78px / 240px 18px,
    linear-gradient(${theme.colour.room} 0 0) 32px 176px / calc(100% - 64px) 52px,
    linear-gradient(${theme.colour.raised} 0 0) 32px 254px / calc(100% - 64px) 56px,
    ${theme.colour.surface};
  background-repeat: no-repeat;
  box-shadow:
    inset 0 0 0 1px ${theme.colour.line},
    ${theme.shadow};
  animation: ${breathe} 800ms ease-in-out infinite alternate;
`;
