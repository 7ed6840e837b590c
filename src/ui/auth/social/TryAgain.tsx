import { observer } from 'mobx-react-lite';
import { Button } from '../../shared/Button';
import { ButtonLink } from '../../shared/ButtonLink';
import type { AuthModalViewModel } from '../auth-modal.view-model';

export interface TryAgainProps {
  readonly authModal: AuthModalViewModel;
}

/** The ways on from a sign-in by a provider that came to nothing. */
export const TryAgain = observer(function TryAgain({ authModal }: TryAgainProps) {
  return (
    <>
      <Button variant="primary" size="lg" icon="rotate-cw" onClick={authModal.openLogin}>
        Try again
      </Button>
      <ButtonLink to="/" size="lg">
        Home
      </ButtonLink>
    </>
  );
});
