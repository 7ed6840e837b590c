import { observer } from 'mobx-react-lite';
import { Button } from '../../shared/Button';
import { ButtonLink } from '../../shared/ButtonLink';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import { StatusScene } from './StatusScene';

export interface SocialFailureProps {
  readonly title: string;
  readonly text: string;
  readonly authModal: AuthModalViewModel;
}

/** A sign-in by a provider that came to nothing, with another try. */
export const SocialFailure = observer(function SocialFailure({ title, text, authModal }: SocialFailureProps) {
  return (
    <StatusScene figure="failed" title={title} text={text}>
      <Button variant="primary" size="lg" icon="rotate-cw" onClick={authModal.openLogin}>
        Try again
      </Button>
      <ButtonLink to="/" size="lg">
        Home
      </ButtonLink>
    </StatusScene>
  );
});
