import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import type { DialogButton, DialogRequest } from '../../domain/notices/dialog';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { useFirstFocus } from './use-first-focus';
import { space, theme } from '../theme/theme';
import { dialogStyles } from './modal.styles';

export interface DialogChoicesProps {
  readonly request: DialogRequest;
  /** Button whose action is running. */
  readonly running: DialogButton | undefined;
  readonly enabled: boolean;
  readonly takesFocus: boolean;
  readonly onPress: (button: DialogButton) => void;
}

/** Cancel and confirm buttons. A destructive button never gets the initial focus (WAI-ARIA alert dialog). */
export const DialogChoices = observer(function DialogChoices(props: DialogChoicesProps) {
  const { request, running, enabled, takesFocus, onPress } = props;
  const focus = useFirstFocus<HTMLButtonElement>();
  const first: DialogButton = request.type === 'danger' ? 'cancel' : 'confirm';
  const common = (button: DialogButton) => ({
    ...(takesFocus && button === first ? { ref: focus } : {}),
    // Disabling the busy button would drop its focus.
    disabled: !enabled && running !== button,
    'aria-disabled': running === button || undefined,
    'aria-busy': running === button || undefined,
    onClick: () => {
      onPress(button);
    },
  });
  return (
    <Row>
      <Choice {...common('cancel')} variant="secondary">
        {running === 'cancel' ? working : null}
        {request.cancel.title}
      </Choice>
      <Choice {...common('confirm')} variant={dialogStyles[request.type].confirm}>
        {running === 'confirm' ? working : null}
        {request.confirm.title}
      </Choice>
    </Row>
  );
});

const working = <Icon name="rotate-cw" size={18} colour="currentColor" />;

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  margin-top: ${space(6)};
`;

const Choice = styled(Button)`
  min-height: 48px;
  min-width: 112px;
  padding-inline: ${space(6)};
  white-space: normal;
  &[aria-busy] {
    opacity: 0.75;
  }
  &[aria-busy] > svg {
    animation: ${spin} 900ms linear infinite;
  }
  @media ${theme.below.compact} {
    flex: 1 1 40%;
  }
`;
