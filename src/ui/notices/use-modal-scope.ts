import { createContext, use, useSyncExternalStore } from 'react';
import { ModalOwner } from '../../application/notices/modal-owner';
import type { ModalName } from '../../domain/notices/modal-stack';

/** Context with the modal owner of this page. */
export const ModalOwnerContext = createContext(new ModalOwner());

/** Returns true while the modal has its turn, and undefined while no modal is open. */
export function useModalScope(modal: ModalName): boolean | undefined {
  const owner = use(ModalOwnerContext);
  const turn = () => owner.isOpen(modal) || (owner.current.open.length === 0 ? undefined : false);
  return useSyncExternalStore(
    (changed) => {
      const following = owner.stack$.subscribe(changed);
      return () => {
        following.unsubscribe();
      };
    },
    turn,
    turn,
  );
}
