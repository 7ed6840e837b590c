import { use, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { ModalOverlay } from 'react-aria-components/Modal';
import type { ModalName } from '../../domain/notices/modal-stack';
import { useClosedByBack } from '../shared/use-closed-by-back';
import { ModalOwnerContext, useModalScope } from './use-modal-scope';

export interface ModalScopeProps extends Omit<ModalOverlayProps, 'children'> {
  readonly modal: ModalName;
  /** True if the page's address opens the modal, so that Back closes it anyway. */
  readonly inAddress?: boolean;
  readonly children: ReactNode;
}

/** Modal overlay that opens when the modal owner grants its turn. */
export function ModalScope({ modal, inAddress, isOpen = false, isExiting, children, ...rest }: ModalScopeProps) {
  const owner = use(ModalOwnerContext);
  const hasTurn = useModalScope(modal) === true;
  useClosedByBack(isOpen && hasTurn && inAddress !== true, () => {
    if (rest.isKeyboardDismissDisabled !== true) rest.onOpenChange?.(false);
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    owner.apply('requested', modal);
    return () => {
      owner.apply('released', modal);
    };
  }, [owner, modal, isOpen]);
  const fading = isExiting !== undefined && owner.current.open.some(({ name }) => name === modal);
  return (
    <ModalOverlay isOpen={isOpen && hasTurn} {...(fading ? { isExiting } : {})} {...rest}>
      <OnScreen modal={modal} />
      {children}
    </ModalOverlay>
  );
}

/** Reports to the modal owner when the modal appears and disappears. */
function OnScreen({ modal }: Pick<ModalScopeProps, 'modal'>) {
  const owner = use(ModalOwnerContext);
  useEffect(() => {
    owner.apply('shown', modal);
    return () => {
      // The next modal opens after the focus is restored.
      requestAnimationFrame(() => {
        owner.apply('gone', modal);
      });
    };
  }, [owner, modal]);
  return null;
}
