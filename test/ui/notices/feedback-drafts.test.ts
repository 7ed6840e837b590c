// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toFeedbackRequest } from '../../../src/domain/notices/feedback';
import { checkFeedback } from '../../../src/domain/notices/feedback-modal';
import { failureFeedback, siteFeedback } from '../../../src/ui/notices/feedback-drafts';

describe('feedback drafts', () => {
  test('siteFeedback has stars and a limit of 500 characters', () => {
    expect(toFeedbackRequest(siteFeedback)).toMatchObject({ withRating: true, subject: 'Give Feedback', limit: 500 });
  });

  test('failureFeedback names the status and path of the failure', () => {
    expect(failureFeedback(500, '/market').subject).toBe('Error 500 at /market');
  });

  property.prop([fc.webPath({ size: '+2' })])('failureFeedback always has a valid subject', (path) => {
    const { subject = '' } = failureFeedback(502, path);
    expect(checkFeedback({ subject, text: 'A', rating: undefined }).ok).toBe(true);
  });
});
