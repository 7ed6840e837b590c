import type { DialogQuestion } from '../../application/notices/dialog-question';

/** Asked before a running game is thrown away to be played as `label` says. */
export function emulationQuestion(title: string, label: string): DialogQuestion {
  return {
    type: 'info',
    title: `${label}?`,
    content: `${title} starts anew. What it has not saved is lost.`,
    confirm: { title: 'Start anew' },
    cancel: { title: 'Keep playing' },
  };
}

/** Asked before a running game is thrown away for another of its versions. */
export function switchQuestion(title: string, version: string): DialogQuestion {
  return {
    type: 'info',
    title: `Switch to version ${version}?`,
    content: `${title} starts anew in that version. What it has not saved is lost.`,
    confirm: { title: 'Switch' },
    cancel: { title: 'Keep playing' },
  };
}
