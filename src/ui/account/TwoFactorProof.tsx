import { observer } from 'mobx-react-lite';
import type { RequiredProof } from '../../domain/account/security-overview';
import { SET_UP_STEPS } from '../../domain/auth/two-factor';
import { PaneTitle } from '../auth/PaneTitle';
import { StepProgress } from '../auth/StepProgress';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { AccountField } from './AccountField';
import { Form } from './account.styles';
import type { TwoFactorViewModel } from './two-factor.view-model';

/** Props of every step of the dialog. */
export interface TwoFactorStepProps {
  readonly twoFactor: TwoFactorViewModel;
  readonly onSubmit: () => void;
}

/** The step that confirms the player's identity before two-factor authentication is set up. */
export const TwoFactorProof = observer(function TwoFactorProof(
  props: TwoFactorStepProps & { readonly proof: RequiredProof; readonly username: string },
) {
  const { twoFactor, onSubmit, proof, username } = props;
  const { fields } = twoFactor;
  return (
    <>
      <PaneTitle title="Set up two-factor authentication">
        {proof === 'password'
          ? 'First, let’s confirm it’s you.'
          : 'You’ll need an authenticator app on your phone. We’ll walk you through it.'}
      </PaneTitle>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <StepProgress number={1} count={SET_UP_STEPS.length} />
        {proof === 'password' ? (
          <>
            <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
            <AccountField
              label="Password"
              name="password"
              autoComplete="current-password"
              secret
              takesFocus
              refusals={fields.refusals}
              value={fields.values.password}
              message={fields.messages.password}
              readOnly={fields.busy}
              onType={(value) => {
                fields.type('password', value);
              }}
            />
          </>
        ) : null}
        <Failure message={fields.failure} />
        <Button variant="primary" size="lg" type="submit" busy={fields.busy}>
          Continue
        </Button>
      </Form>
    </>
  );
});
