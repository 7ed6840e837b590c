import type { DialogQuestion } from '../../application/notices/dialog-question';

/** Question before the player's own review is deleted. */
export const removeReviewQuestion: DialogQuestion = {
  type: 'danger',
  title: 'Delete your review?',
  content: 'Your review, its votes and the developer’s response will be deleted. This can’t be undone.',
  confirm: { title: 'Delete' },
  cancel: { title: 'Keep it' },
};

/** Question before a developer's response is deleted. */
export const removeResponseQuestion: DialogQuestion = {
  type: 'danger',
  title: 'Delete this response?',
  content: 'Your response to this review will be deleted. This can’t be undone.',
  confirm: { title: 'Delete' },
  cancel: { title: 'Keep it' },
};
