// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toFeedbackRequest } from '../../../src/domain/notices/feedback';
import { checkFeedback } from '../../../src/domain/notices/feedback-modal';
import { failureFeedback, siteFeedback } from '../../../src/ui/notices/feedback-drafts';

describe('what the portal asks for', () => {
  test('is stars and a text of 500 characters in the footer', () => {
    expect(toFeedbackRequest(siteFeedback)).toMatchObject({ withRating: true, subject: 'Give Feedback', limit: 500 });
  });

  test('names the page that failed', () => {
    expect(failureFeedback(500, '/market').subject).toBe('Error 500 at /market');
  });

  property.prop([fc.webPath({ size: '+2' })])('is never refused for its subject', (path) => {
    const { subject = '' } = failureFeedback(502, path);
    expect(checkFeedback({ subject, text: 'A', rating: undefined }).ok).toBe(true);
  });
});
