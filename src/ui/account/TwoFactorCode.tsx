import { observer } from 'mobx-react-lite';
import { PaneTitle } from '../auth/PaneTitle';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { Actions, Form } from './account.styles';
import { CodeField } from './CodeField';
import type { TwoFactorStepProps } from './TwoFactorProof';

const WORDS = {
  renew: {
    title: 'New recovery codes',
    line: 'The codes that you have no longer count once you have new ones.',
    label: 'Code of the app',
    submit: 'Make new codes',
    variant: 'primary',
  },
  end: {
    title: 'Switch off two-factor sign-in',
    line: 'Your password alone will be enough to log in.',
    label: 'Code of the app, or a recovery code',
    submit: 'Switch off',
    variant: 'danger',
  },
} as const;

/** Asks for a code before something is taken away. */
export const TwoFactorCode = observer(function TwoFactorCode(
  props: TwoFactorStepProps & { readonly purpose: keyof typeof WORDS },
) {
  const { twoFactor, onSubmit, purpose } = props;
  const { fields } = twoFactor;
  const { title, line, label, submit, variant } = WORDS[purpose];
  return (
    <>
      <PaneTitle title={title}>{line}</PaneTitle>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <CodeField twoFactor={twoFactor} label={label} digits={purpose === 'renew'} />
        <Failure message={fields.failure} />
        <Actions>
          <Button variant={variant} size="lg" type="submit" busy={fields.busy}>
            {submit}
          </Button>
          <Button variant="quiet" size="lg" onClick={twoFactor.leave} disabled={fields.busy}>
            Cancel
          </Button>
        </Actions>
      </Form>
    </>
  );
});
