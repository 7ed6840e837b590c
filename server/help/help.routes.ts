import { helpFeedback } from '../../src/contract/help.contract';
import { checkFeedback } from '../../src/domain/notices/feedback-check';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { feedbackMessages } from './feedback.policy';
import { insertFeedback } from './feedback.repository';

const TEN_MINUTES = 600;

/** What visitors and players tell the portal. */
export function helpRoutes({ config }: ServerDeps): readonly Route[] {
  return [
    route(
      helpFeedback,
      async ({ body, caller, now, tx }) => {
        const checked = checkFeedback({ ...body, rating: body.rating });
        if (!checked.ok) return err(refusal.validation(feedbackMessages(checked.error)));
        await insertFeedback(tx, caller.player?.id, checked.value, now);
        return ok({ data: null });
      },
      // Elsewhere many tests share one address.
      { limit: { max: config.production ? 10 : 100, windowSeconds: TEN_MINUTES, by: 'caller' } },
    ),
  ];
}
