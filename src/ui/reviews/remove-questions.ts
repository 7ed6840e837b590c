import type { DialogQuestion } from '../../application/notices/dialog-question';

/** Asked before the own review is removed. */
export const removeReviewQuestion: DialogQuestion = {
  type: 'danger',
  title: 'Delete your review?',
  content: 'Your review, its likes and its answer will be gone for good.',
  confirm: { title: 'Delete' },
  cancel: { title: 'Keep it' },
};

/** Asked before a developer’s answer is removed. */
export const removeResponseQuestion: DialogQuestion = {
  type: 'danger',
  title: 'Delete this response?',
  content: 'Your answer to this review will be gone for good.',
  confirm: { title: 'Delete' },
  cancel: { title: 'Keep it' },
};
