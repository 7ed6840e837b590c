import type { ToastKind } from '../../domain/notices/toast';
import type { IconName } from '../shared/icon-names';
import { theme } from '../theme/theme';

export interface ToastStyle {
  readonly icon: IconName;
  readonly colour: string;
}

/** Icon and colour of each kind of toast. */
export const toastStyles: Readonly<Record<ToastKind, ToastStyle>> = {
  danger: { icon: 'alert-triangle', colour: theme.colour.danger },
  warning: { icon: 'alert-triangle', colour: theme.colour.warning },
  info: { icon: 'info', colour: theme.colour.info },
  success: { icon: 'check-circle', colour: theme.colour.success },
  achievement: { icon: 'trophy', colour: theme.colour.warning },
};
