import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { preloadAuthDialog } from '../auth/load-auth-dialog';
import type { SessionViewModel } from '../session/session.view-model';
import { Button } from '../shared/Button';
import { needsScript } from '../shared/NeedsScript';
import { useScreen } from '../shared/use-screen';

export interface LoginWayProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** Offers to log in where one has to; who has done so sees the very page that was asked for. */
export const LoginWay = observer(function LoginWay({ session, authModal }: LoginWayProps) {
  const { revalidate } = useRevalidator();
  useScreen(() => ({
    start: () =>
      reaction(
        () => session.user?.id,
        (id) => {
          if (id !== undefined) void revalidate();
        },
      ),
  }));
  return session.user === undefined ? (
    <Button
      {...needsScript}
      variant="primary"
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
