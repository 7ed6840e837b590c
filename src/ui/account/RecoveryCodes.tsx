import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { TwoFactorDialog } from '../../domain/auth/two-factor';
import { RECOVERY_FILE, recoveryCodesText, SET_UP_STEPS } from '../../domain/auth/two-factor';
import { PaneTitle } from '../auth/PaneTitle';
import { StepProgress } from '../auth/StepProgress';
import { RequestButton } from '../notices/RequestButton';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import type { ButtonStyle } from '../shared/button.styles';
import { buttonStyle } from '../shared/button.styles';
import { useFocus } from '../shared/focus';
import { forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { TwoFactorStepProps } from './TwoFactorProof';
import { Actions, Form } from './account.styles';
import { copyTexts } from './copy.view-model';

/** New recovery codes, shown once, to copy or download. The step ends when the player confirms having saved them. */
export const RecoveryCodes = observer(function RecoveryCodes(
  props: TwoFactorStepProps & {
    readonly step: Extract<TwoFactorDialog, { step: 'codes' }>;
    readonly username: string;
  },
) {
  const { twoFactor, onSubmit, step, username } = props;
  const { copyCodes } = twoFactor;
  const focus = useFocus<HTMLDivElement>(undefined);
  const text = recoveryCodesText(username, step.codes);
  return (
    <>
      <ApiResponse ref={focus} tabIndex={-1}>
        <PaneTitle title="Save your recovery codes">
          Each code works once if you lose your phone. We won’t show them again.
        </PaneTitle>
      </ApiResponse>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {step.fresh ? <StepProgress number={SET_UP_STEPS.length} count={SET_UP_STEPS.length} /> : null}
        <List aria-label="Recovery codes">
          {step.codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </List>
        <Actions>
          <RequestButton
            type="button"
            variant="secondary"
            phase={copyCodes.button.phase}
            words={copyTexts('Copy')}
            onClick={() => void copyCodes.copy(text)}
          />
          <Download
            $variant="secondary"
            $size="md"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={RECOVERY_FILE}
          >
            <Icon name="download" size={18} colour="currentColor" />
            Download
          </Download>
        </Actions>
        <Confirmation>
          <input
            type="checkbox"
            checked={step.kept}
            onChange={(event) => {
              twoFactor.keep(event.currentTarget.checked);
            }}
          />
          I’ve saved these codes
        </Confirmation>
        <Button variant="primary" size="lg" type="submit" disabled={!step.kept}>
          Done
        </Button>
      </Form>
    </>
  );
});

const ApiResponse = styled.div`
  outline: none;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(124px, 1fr));
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.room};
  text-align: center;
  code {
    font-size: ${theme.size.md};
    user-select: all;
  }
  ${forcedBorder}
`;

const Download = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

const Confirmation = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  cursor: pointer;
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${theme.colour.cyan};
    cursor: inherit;
  }
`;
