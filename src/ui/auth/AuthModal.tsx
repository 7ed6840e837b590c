import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import { useLate } from '../shared/use-late';
import { theme } from '../theme/theme';
import type { AuthModalViewModel } from './auth-modal.view-model';
import type { LoginViewModel } from './login.view-model';
import type { RegisterViewModel } from './register.view-model';

export interface AuthModalProps {
  readonly modal: AuthModalViewModel;
  readonly createLogin: () => LoginViewModel;
  readonly createRegister: () => RegisterViewModel;
}

const loadDialog = () => import('./AuthDialog');

/** Where the auth modal appears; its script comes with the first opening, and it stays for the way out. */
export const AuthModal = observer(function AuthModal(props: AuthModalProps) {
  const { open, couldNotOpen } = props.modal;
  useLeaveFullscreen(open);
  const late = useLate(open, loadDialog, couldNotOpen);
  if (late !== undefined) return <late.AuthDialog {...props} />;
  return open ? <Dim aria-busy="true" /> : null;
});

const Dim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: rgba(5, 6, 14, 0.72);
`;
