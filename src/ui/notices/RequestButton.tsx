import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../shared/Button';
import type { ButtonVariant } from '../shared/button.styles';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { theme } from '../theme/theme';
import type { RequestButton as RequestButtonState } from './request-button.machine';

export type RequestPhase = RequestButtonState['phase'];

export interface RequestButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly phase: RequestPhase;
  /** Label of each phase. */
  readonly words: Readonly<Record<RequestPhase, string>>;
  readonly variant?: ButtonVariant;
}

/** Button that sends a request and shows its progress and outcome. Keeps the focus throughout (spec 2 §4). */
export const RequestButton = observer(function RequestButton(props: RequestButtonProps) {
  const { phase, words, variant = 'primary', onClick, ...rest } = props;
  const icon = icons[phase];
  const isWaiting = phase !== 'initial';
  return (
    <Face
      {...rest}
      variant={variant}
      aria-disabled={isWaiting || undefined}
      aria-busy={phase === 'busy' || undefined}
      data-phase={phase}
      onClick={(event) => {
        if (isWaiting) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon === undefined ? null : <Icon name={icon} size={18} colour="currentColor" />}
      {words[phase]}
    </Face>
  );
});

const icons: Readonly<Record<RequestPhase, IconName | undefined>> = {
  initial: undefined,
  busy: 'rotate-cw',
  success: 'check',
  error: 'alert-triangle',
};

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

/* Fits the longest label, so that neighbours never move. */
const Face = styled(Button)`
  min-width: 140px;
  &[data-phase='success'] {
    opacity: 1;
    background: ${theme.colour.success};
  }
  &[data-phase='error'] {
    opacity: 1;
    background: ${theme.colour.danger};
  }
  &[data-phase='busy'] {
    opacity: 0.75;
  }
  &[data-phase='busy'] > svg {
    animation: ${spin} 900ms linear infinite;
  }
`;
