import type { DialogType } from '../../domain/notices/dialog';
import type { ButtonVariant } from '../shared/button.styles';
import type { IconName } from '../shared/icon-names';
import { theme } from '../theme/theme';

export interface DialogLook {
  readonly icon: IconName;
  readonly colour: string;
  readonly confirm: ButtonVariant;
}

/** How each type of dialog is told apart, by picture as well as by colour. */
export const dialogLooks: Readonly<Record<DialogType, DialogLook>> = {
  danger: { icon: 'alert-triangle', colour: theme.colour.danger, confirm: 'danger' },
  info: { icon: 'info', colour: theme.colour.info, confirm: 'primary' },
  prompt: { icon: 'message-circle', colour: theme.colour.violet, confirm: 'primary' },
  success: { icon: 'check-circle', colour: theme.colour.success, confirm: 'primary' },
};
