import { helpAudiences } from '../../../src/domain/help/help-audience';
import type { Executor } from '../database/executor';
import { helpQuestions } from '../database/schema/help-questions';
import { renderMarkdown } from '../markdown/render-markdown';
import { contentText } from './content-text';
import { firstQuestions } from './help-questions';

/** The questions of the help centre, which every installation needs; one that has been written already stays. */
export async function insertQuestions(tx: Executor): Promise<void> {
  const rows = helpAudiences.flatMap((audience) =>
    firstQuestions[audience].map(({ slug, question }, position) => {
      const answer = contentText('help', slug);
      return { slug, audience, question, answer, answerHtml: renderMarkdown(answer), position };
    }),
  );
  await tx.insert(helpQuestions).values(rows).onConflictDoNothing({ target: helpQuestions.slug });
}
