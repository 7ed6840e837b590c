import { observer } from 'mobx-react-lite';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import type { ButtonStyle, ButtonSize, ButtonVariant } from './button.styles';
import { buttonStyle } from './button.styles';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

/** Link with the style of a button. */
export const ButtonLink = observer(function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'md', icon, children, ...rest } = props;
  const iconColour = variant === 'primary' ? theme.colour.onAccent : 'currentColor';
  return (
    <Face {...rest} $variant={variant} $size={size}>
      {icon === undefined ? null : <Icon name={icon} size={size === 'lg' ? 22 : 18} colour={iconColour} />}
      {children}
    </Face>
  );
});

const Face = styled(Link)<ButtonStyle>`
  ${buttonStyle}
`;
