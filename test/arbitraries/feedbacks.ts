import { fc } from '@fast-check/vitest';
import type { FeedbackRequest } from '../../src/domain/notices/feedback';

/** Feedback requests with low limits, so that some texts are too long. */
export const feedbackRequests: fc.Arbitrary<FeedbackRequest> = fc.record({
  withRating: fc.boolean(),
  endpoint: fc.constant('help'),
  subject: fc.string({ maxLength: 5 }),
  title: fc.string({ maxLength: 5 }),
  placeholder: fc.string({ maxLength: 5 }),
  shouldUpdate: fc.boolean(),
  limit: fc.integer({ min: 1, max: 10 }),
});
