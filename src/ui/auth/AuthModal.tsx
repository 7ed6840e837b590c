import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import { Dim } from '../shared/Dim';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import { useDeferred } from '../shared/use-deferred';
import { theme } from '../theme/theme';
import type { AuthPanes } from './auth-panes';
import type { AuthModalViewModel } from './auth-modal.view-model';
import { loadAuthDialog } from './load-auth-dialog';
import type { SocialServices } from './social/social-status.view-model';
import { useModalScope } from '../notices/use-modal-scope';

export interface AuthModalProps {
  readonly modal: AuthModalViewModel;
  /** Loads the services of the panes. */
  readonly openAuth: () => Promise<AuthPanes>;
  readonly openSocial: () => Promise<SocialServices>;
}

/** The auth modal; its script loads on first use, and it stays mounted for the closing animation. */
export const AuthModal = observer(function AuthModal({ modal, openAuth, openSocial }: AuthModalProps) {
  const { open, couldNotOpen } = modal;
  const mayDim = useModalScope('auth') !== false;
  useLeaveFullscreen(open);
  const loaded = useDeferred(open, () => Promise.all([loadAuthDialog(), openAuth()]), couldNotOpen);
  if (loaded !== undefined) {
    const [{ AuthDialog }, panes] = loaded;
    return <AuthDialog modal={modal} panes={panes} openSocial={openSocial} />;
  }
  return open && mayDim ? (
    <Dim aria-busy="true">
      <Waiting />
    </Dim>
  ) : null;
});

const breathe = keyframes`
  from { opacity: 0.6; }
  to { opacity: 1; }
`;

/* Has the size of the first pane. */
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
  box-shadow: ${theme.hairlineShadow}, ${theme.shadow};
  animation: ${breathe} 800ms ease-in-out infinite alternate;
`;
