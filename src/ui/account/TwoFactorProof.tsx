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

/** What every step is given. */
export interface TwoFactorStepProps {
  readonly twoFactor: TwoFactorViewModel;
  readonly onSubmit: () => void;
}

/** First it must be the player, and not somebody at the player's browser. */
export const TwoFactorProof = observer(function TwoFactorProof(
  props: TwoFactorStepProps & { readonly proof: RequiredProof; readonly username: string },
) {
  const { twoFactor, onSubmit, proof, username } = props;
  const { fields } = twoFactor;
  return (
    <>
      <PaneTitle title="Set up two-factor sign-in">
        {proof === 'password'
          ? 'First we make sure that it is you.'
          : 'You need an authenticator app on your phone. We show you what to put into it.'}
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
