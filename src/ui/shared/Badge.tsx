import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hairlineFrame } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

export type BadgeTone = 'plain' | 'info' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  readonly icon?: IconName;
  readonly tone?: BadgeTone;
  readonly title?: string;
  /** Allows a long label to wrap. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** Short, non-interactive label for a state, number or kind. */
export const Badge = observer(function Badge({ icon, tone = 'plain', title, wraps = false, children }: BadgeProps) {
  return (
    <Face $tone={tone} $wraps={wraps} title={title}>
      {icon === undefined ? null : <Icon name={icon} size={14} colour="currentColor" />}
      {children}
    </Face>
  );
});

const toneColours: Record<BadgeTone, string> = {
  plain: theme.colour.text,
  info: theme.colour.info,
  success: theme.colour.success,
  warning: theme.colour.warning,
  danger: theme.colour.danger,
};

const Face = styled.span<{ readonly $tone: BadgeTone; readonly $wraps: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 26px;
  padding: ${({ $wraps }) => ($wraps ? '2px' : '0')} 10px;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.xs};
  font-weight: 600;
  line-height: 1.2;
  white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};
  color: ${({ $tone }) => toneColours[$tone]};
  background: rgba(10, 11, 20, 0.72);
  ${hairlineFrame}
  & > svg {
    flex: none;
  }
`;
