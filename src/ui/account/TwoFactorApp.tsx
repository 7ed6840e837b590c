import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { TwoFactorDialog } from '../../domain/auth/two-factor-dialog';
import { SET_UP_STEPS } from '../../domain/auth/two-factor-dialog';
import { PaneTitle } from '../auth/PaneTitle';
import { StepProgress } from '../auth/StepProgress';
import { Failure } from '../notices/Failure';
import { RequestButton } from '../notices/RequestButton';
import { Button } from '../shared/Button';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { Form, Soft } from './account.styles';
import { CodeField } from './CodeField';
import { copyWords } from './copy.texts';
import { groupSecret } from './group-secret';
import { QrPicture } from './QrPicture';
import type { TwoFactorStepProps } from './TwoFactorProof';

/** The secret, to be scanned or typed into an app, and the app's first code. */
export const TwoFactorApp = observer(function TwoFactorApp(
  props: TwoFactorStepProps & { readonly step: Extract<TwoFactorDialog, { step: 'app' }> },
) {
  const { twoFactor, onSubmit, step } = props;
  const { fields, copySecret } = twoFactor;
  return (
    <>
      <PaneTitle title="Add it to your app">
        Scan this with an authenticator app, then type the code it shows.
      </PaneTitle>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <StepProgress number={2} count={SET_UP_STEPS.length} />
        <QrPicture squares={twoFactor.squares} />
        <div>
          <Soft>
            Cannot scan? <Open href={step.uri}>Open it in an app on this device</Open>, or type this key:
          </Soft>
          <Key>
            <code>{groupSecret(step.secret)}</code>
            <RequestButton
              type="button"
              variant="secondary"
              phase={copySecret.button.phase}
              words={copyWords('Copy key')}
              onClick={() => void copySecret.copy(step.secret)}
            />
          </Key>
        </div>
        <CodeField twoFactor={twoFactor} label="Code of the app" digits />
        <Failure message={fields.failure} />
        <Button variant="primary" size="lg" type="submit" busy={fields.busy}>
          Switch on
        </Button>
      </Form>
    </>
  );
});

const Open = styled.a`
  color: ${theme.colour.text};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(2)};
  code {
    flex: 1 1 180px;
    font-size: ${theme.size.sm};
    overflow-wrap: anywhere;
  }
`;
