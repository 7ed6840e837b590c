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
  /** True while an action runs. The button keeps the focus and ignores presses. */
  readonly busy?: boolean;
  /** Like `disabled`, for a button that its own press makes unavailable: the button keeps the focus and ignores presses. */
  readonly unavailable?: boolean;
}

/** Button that submits a form only with `type="submit"`. */
export const Button = observer(function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    busy = false,
    unavailable = false,
    onClick,
    children,
    ...rest
  } = props;
  // A disabled button would drop the focus.
  const isInert = busy || unavailable;
  const iconColour =
    variant === 'primary' && rest.disabled !== true && !isInert ? theme.colour.onAccent : 'currentColor';
  return (
    <Face
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      aria-disabled={isInert || rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      onClick={(event) => {
        if (isInert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon === undefined ? null : <Icon name={icon} size={size === 'lg' ? 22 : 18} colour={iconColour} />}
      {children}
    </Face>
  );
});

const Face = styled.button<ButtonStyle>`
  ${buttonStyle}
`;
