import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly size?: number;
}

/** Round button with an icon only. */
export const IconButton = observer(function IconButton({ icon, label, size = 22, ...rest }: IconButtonProps) {
  return (
    <Face type="button" {...rest} aria-label={label} title={label}>
      <Icon name={icon} size={size} />
    </Face>
  );
});

const Face = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.pill};
  transition: transform ${theme.motion.fast} ${theme.motion.easing};
  &:hover:not(:disabled) {
    background: ${theme.colour.line};
  }
  &:active:not(:disabled) {
    transform: scale(0.94);
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
  /* Keeps the icon legible on pictures. */
  @media ${theme.media.forcedColours} {
    background: ButtonFace;
  }
`;
