import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { preloadAuthDialog } from '../auth/load-auth-dialog';
import type { SessionViewModel } from '../session/session.view-model';
import { Button } from '../shared/Button';
import { needsScript } from '../shared/NeedsScript';
import { useScreen } from '../shared/use-screen';

export interface LoginWayProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
  readonly variant: 'primary' | 'secondary';
}

/** Offers to log in where one has to; who has done so sees the very page that was asked for. */
export const LoginWay = observer(function LoginWay(props: LoginWayProps) {
  const { key } = useLocation();
  return <Way key={key} {...props} />;
});

const Way = observer(function Way({ session, authModal, variant }: LoginWayProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useScreen(() => ({
    start: () =>
      reaction(
        () => session.user?.id,
        (id) => {
          // Loading the data anew would not do: an error that is over within one frame stays on the screen.
          if (id !== undefined) void navigate({ pathname, search, hash }, { replace: true });
        },
      ),
  }));
  return session.user === undefined ? (
    <Button
      {...needsScript}
      variant={variant}
      size="lg"
      icon="log-in"
      onPointerEnter={preloadAuthDialog}
      onFocus={preloadAuthDialog}
      onClick={() => {
        authModal.openLogin();
      }}
    >
      Login
    </Button>
  ) : null;
});
