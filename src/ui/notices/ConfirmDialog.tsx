import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { DIALOG_CLOSE_DELAY } from '../../domain/notices/dialog';
import { theme } from '../theme/theme';
import type { DialogViewModel } from './dialog.view-model';
import { DialogCard } from './DialogCard';
import { Body, Overlay, Panel } from './modal.styles';

const TIME = `${String(DIALOG_CLOSE_DELAY)}ms`;

/** The confirmation dialog over everything else; Escape or a press beside it leaves it (spec 1 §2, §4). */
export const ConfirmDialog = observer(function ConfirmDialog({ dialog }: { readonly dialog: DialogViewModel }) {
  const id = useId();
  const { open, closing } = dialog;
  // What was asked stays in sight while the dialog goes.
  const [shown, setShown] = useState(open);
  if (open !== undefined && shown !== open) setShown(open);
  return (
    <Overlay
      modal="confirm"
      isOpen={open !== undefined}
      isExiting={closing}
      isDismissable
      isKeyboardDismissDisabled={open?.running !== undefined}
      $layer={theme.layer.dialog}
      $time={TIME}
      onOpenChange={dialog.dismiss}
      shouldCloseOnInteractOutside={(target) => target.closest('[data-react-aria-top-layer]') === null}
    >
      <Panel>
        <Body role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-content`}>
          {shown === undefined ? null : (
            <DialogCard
              dialog={shown}
              id={id}
              takesFocus
              onType={dialog.type}
              onPress={dialog.press}
              onDismiss={dialog.dismiss}
            />
          )}
        </Body>
      </Panel>
    </Overlay>
  );
});
