import { helpFeedback, helpQuestions, supportMessage } from '../../src/contract/help.contract';
import { checkContactForm } from '../../src/domain/help/contact-form';
import { checkFeedback } from '../../src/domain/notices/feedback-check';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { feedbackMessages } from './feedback.policy';
import { insertFeedback } from './feedback.repository';
import { listQuestions } from './question.repository';
import { queueSupportMails } from './queue-support-mails';
import { contactMessages } from './support.policy';
import { insertTicket } from './ticket.repository';

const TEN_MINUTES = 600;

/** What visitors and players tell and ask the portal. */
export function helpRoutes({ config, jobs, random, urls }: ServerDeps): readonly Route[] {
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

    route(
      supportMessage,
      async (input) => {
        const { body, caller, now, tx } = input;
        const checked = checkContactForm(body);
        if (!checked.ok) return err(refusal.validation(contactMessages(checked.error)));
        const number = await insertTicket(tx, random, { ...checked.value, accountId: caller.player?.id, now });
        await queueSupportMails(tx, { config, urls }, { ...checked.value, number, player: caller.player, now });
        input.afterCommit(() => jobs.wake('mails'));
        return ok({ data: { ticket: number }, message: `We have received your message. Your ticket: ${number}.` });
      },
      // A receipt is mailed to whatever address is named; elsewhere many tests share one address.
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
