import type { DialogQuestion } from '../../application/notices/dialog-question';

/** Asked before a written text is thrown away. */
export const discardQuestion: DialogQuestion = {
  type: 'danger',
  title: 'Discard your message?',
  content: 'What you have written is not sent yet, and will be gone.',
  confirm: { title: 'Discard' },
  cancel: { title: 'Keep writing' },
};
