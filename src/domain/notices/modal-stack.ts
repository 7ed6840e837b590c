/** Names of the portal's modals. */
export type ModalName =
  | 'auth'
  | 'confirm'
  | 'feedback'
  | 'game-overlay'
  | 'item'
  | 'lightbox'
  | 'question'
  | 'report'
  | 'two-factor';

/** A modal that has its turn: `opening` until it is on the screen, `leaving` while it fades out. */
export interface OpenModal {
  readonly name: ModalName;
  readonly phase: 'opening' | 'shown' | 'leaving';
}

/** Open modals, lowest first, and waiting modals, oldest request first. */
export interface ModalStack {
  readonly open: readonly OpenModal[];
  readonly waiting: readonly ModalName[];
}

/** `shown` and `gone` report that a modal appears on or disappears from the screen. */
export interface ModalEvent {
  readonly type: 'requested' | 'released' | 'shown' | 'gone';
  readonly modal: ModalName;
}

/** State without open or waiting modals. */
export const noModals: ModalStack = { open: [], waiting: [] };

/** True if the modal has its turn. */
export function isModalOpen({ open }: ModalStack, modal: ModalName): boolean {
  return open.some(({ name, phase }) => name === modal && phase !== 'leaving');
}

/** True if the portal itself asks the player something, so that a game cannot. */
export function isPortalAsking({ open, waiting }: ModalStack): boolean {
  return [...open.filter(({ phase }) => phase !== 'leaving').map(({ name }) => name), ...waiting].some((name) =>
    ['auth', 'confirm', 'feedback', 'report', 'two-factor'].includes(name),
  );
}

/** True if a modal opened from within another lies above it. */
export function canStack(modal: ModalName, below: ModalName): boolean {
  if (modal === 'confirm') return below !== 'question';
  return modal === 'auth' && below !== 'question' && below !== 'confirm';
}

/**
 * Gives the modals their turns: one at a time, except those opened from within a visible one. The game overlay comes
 * last.
 */
export function nextModals(stack: ModalStack, { type, modal }: ModalEvent): ModalStack {
  const { open, waiting } = stack;
  const known = open.find(({ name }) => name === modal);
  switch (type) {
    case 'requested':
      return known?.phase === 'leaving' ? reopen(stack, modal) : known === undefined ? request(stack, modal) : stack;
    case 'released': {
      const left = waiting.filter((name) => name !== modal);
      // A modal that was never on the screen has no fade-out.
      if (known?.phase !== 'shown') {
        const gone = known?.phase === 'opening';
        if (!gone && left.length === waiting.length) return stack;
        return promote({ open: gone ? without(open, modal) : open, waiting: left });
      }
      return { open: withPhase(open, modal, 'leaving'), waiting: left };
    }
    case 'shown':
      return known?.phase === 'opening' ? { open: withPhase(open, modal, 'shown'), waiting } : stack;
    case 'gone':
      return known?.phase === 'leaving' ? promote({ open: without(open, modal), waiting }) : stack;
  }
}

function request({ open, waiting }: ModalStack, modal: ModalName): ModalStack {
  if (waiting.includes(modal)) return { open, waiting };
  const entry: OpenModal = { name: modal, phase: 'opening' };
  const top = open.findLast(({ phase }) => phase !== 'leaving');
  if (open.length === 0 || (top?.phase === 'shown' && canStack(modal, top.name))) {
    return { open: [...open, entry], waiting };
  }
  const queue = [...waiting, modal];
  if (open.length > 1 || top?.name !== 'game-overlay') return { open, waiting: queue };
  // The overlay makes room for every other modal, and returns afterwards.
  const overlay = top.name;
  return top.phase === 'opening'
    ? promote({ open: [], waiting: [...queue, overlay] })
    : { open: withPhase(open, overlay, 'leaving'), waiting: [...queue, overlay] };
}

/** Reopens a modal that is still fading out, unless it is the only one and another modal waits. */
function reopen({ open, waiting }: ModalStack, modal: ModalName): ModalStack {
  if (waiting.includes(modal)) return { open, waiting };
  return waiting.length > 0 && open.length === 1
    ? { open, waiting: [...waiting, modal] }
    : { open: withPhase(open, modal, 'shown'), waiting };
}

function promote(stack: ModalStack): ModalStack {
  const { open, waiting } = stack;
  const next = waiting.find((name) => name !== 'game-overlay') ?? waiting[0];
  if (open.length > 0 || next === undefined) return stack;
  return { open: [{ name: next, phase: 'opening' }], waiting: waiting.filter((name) => name !== next) };
}

function without(open: readonly OpenModal[], modal: ModalName): readonly OpenModal[] {
  return open.filter(({ name }) => name !== modal);
}

function withPhase(open: readonly OpenModal[], modal: ModalName, phase: OpenModal['phase']): readonly OpenModal[] {
  return open.map((one) => (one.name === modal ? { name: modal, phase } : one));
}
