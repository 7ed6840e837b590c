import type { DemoReview } from './demo-review';
import { reviewsOfNorthlightForge } from './reviews-of-northlight-forge';
import { reviewsOfPaperMoon } from './reviews-of-paper-moon';
import { reviewsOfTallWave } from './reviews-of-tall-wave';

/** Everything that the invented players say of the demo games. */
export const demoReviews: readonly DemoReview[] = [
  ...reviewsOfNorthlightForge,
  ...reviewsOfPaperMoon,
  ...reviewsOfTallWave,
];
