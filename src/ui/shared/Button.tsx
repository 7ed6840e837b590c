import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import type { ButtonStyle, ButtonSize, ButtonVariant } from './button.styles';
import { buttonStyle } from './button.styles';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** True while an action runs; disables the button. */
  readonly busy?: boolean;
}

/** Button that submits a form only with `type="submit"`. */
export const Button = observer(function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon, busy = false, disabled = false, children, ...rest } = props;
  const iconColour = variant === 'primary' && !disabled && !busy ? theme.colour.onAccent : 'currentColor';
  return (
    <Face
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {icon === undefined ? null : <Icon name={icon} size={size === 'lg' ? 22 : 18} colour={iconColour} />}
      {children}
    </Face>
  );
});

const Face = styled.button<ButtonStyle>`
  ${buttonStyle}
`;
