import { describe, expect, test } from 'vitest';
import type { HelpQuestion } from '../../../src/domain/help/help-question';
import { err, ok } from '../../../src/domain/shared/result';

const question: HelpQuestion = { slug: 'why', audience: 'guest', question: 'Why?', answer: '<p>So.</p>' };

describe('LoadQuestions', () => {
  test('returns the questions in order', async () => {
    const gateway = {
      questions: () => Promise.resolve(ok([question])),
      send: () => Promise.resolve(err({ kind: 'network' } as const)),
    };
    expect(await gateway.questions()).toEqual(ok([question]));
  });
});
