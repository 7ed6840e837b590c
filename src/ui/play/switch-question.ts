import type { DialogQuestion } from '../../application/notices/dialog-question';

/** Question before a running game restarts with or without the emulated headset. */
export function emulationQuestion(title: string, label: string): DialogQuestion {
  return {
    type: 'info',
    title: `${label}?`,
    content: `${title} will restart. Unsaved progress will be lost.`,
    confirm: { title: 'Restart' },
    cancel: { title: 'Keep playing' },
  };
}

/** Question before a running game restarts in another version. */
export function switchQuestion(title: string, version: string): DialogQuestion {
  return {
    type: 'info',
    title: `Switch to version ${version}?`,
    content: `${title} will restart. Unsaved progress will be lost.`,
    confirm: { title: 'Switch' },
    cancel: { title: 'Keep playing' },
  };
}
