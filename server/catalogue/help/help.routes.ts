import { helpFeedback, helpQuestions, supportMessage } from '../../../src/contract/help.contract';
import { checkContactForm } from '../../../src/domain/help/contact-form';
import { checkFeedback } from '../../../src/domain/notices/feedback-modal';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { insertFeedback, listQuestions } from './help.repository';
import { openTicket } from './open-ticket';
import { contactMessages, feedbackMessages } from './support.policy';

const TEN_MINUTES = 600;

/** Routes of feedback, support messages and questions. */
export function helpRoutes(deps: ServerDependencies): readonly Route[] {
  const { config } = deps;
  return [
    route(
      helpFeedback,
      async ({ body, caller, now, tx }) => {
        const checked = checkFeedback({ ...body, rating: body.rating });
        if (!checked.ok) return err(refusal.validation(feedbackMessages(checked.error)));
        await insertFeedback(tx, caller.player?.id, checked.value, now);
        return ok({ data: null });
      },
      // Higher outside production, where many tests share one IP address.
      { limit: { max: config.production ? 10 : 100, windowSeconds: TEN_MINUTES, by: 'caller' } },
    ),

    route(
      supportMessage,
      async (input) => {
        const checked = checkContactForm(input.body);
        if (!checked.ok) return err(refusal.validation(contactMessages(checked.error)));
        const opened = await openTicket(deps, { form: checked.value, game: undefined }, input);
        if (!opened.ok) return opened;
        const ticket = opened.value;
        return ok({ data: { ticket }, message: `We have received your message. Your ticket: ${ticket}.` });
      },
      // Low, because a receipt is sent to an unverified address. Outside production, many tests share one IP address.
      { limit: { max: config.production ? 5 : 100, windowSeconds: TEN_MINUTES, by: 'caller' } },
    ),

    route(
      helpQuestions,
      async ({ tx }) => {
        const questions = await listQuestions(tx);
        return ok({
          data: {
            questions: questions.map(({ slug, audience, question, answerHtml }) => ({
              slug,
              audience,
              question,
              answer: answerHtml,
            })),
          },
        });
      },
      { cache: 'public-short' },
    ),
  ];
}
