import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { HelpQuestion } from '../../../src/domain/help/help-question';
import { findQuestions } from '../../../src/domain/help/find-questions';

const question = (slug: string, words: string, answer: string): HelpQuestion => ({
  slug,
  audience: 'user',
  question: words,
  answer,
});

const questions = [
  question('mail', 'The mail did not come.', '<p>Look at the <em>e-mail</em> address&nbsp;first.</p>'),
  question('coins', 'What are coins?', '<p>Prices include VAT. <a href="/market">Señor Café</a> sells them.</p>'),
  question('safe', 'How do I protect my account?', '<p>Switch two-factor authentication on.</p>'),
];

const found = (search: string) => findQuestions(questions, search).map(({ slug }) => slug);
const words = fc.stringMatching(/^[A-Za-z]{1,8}$/);

describe('findQuestions', () => {
  test.each([
    ['coins', ['coins']],
    ['COINS', ['coins']],
    ['senor cafe', ['coins']],
    ['vat what', ['coins']],
    ['vat mail', []],
    ['email', ['mail']],
    ['e-mail', ['mail']],
    ['two-factor', ['safe']],
    ['two factor', ['safe']],
    ['protec', ['safe']],
    ['market', []],
    ['nbsp', []],
    ['emaddress', []],
    [' ?! ', ['mail', 'coins', 'safe']],
    ['', ['mail', 'coins', 'safe']],
  ])('for %j finds %j', (search, slugs) => {
    expect(found(search)).toEqual(slugs);
  });

  property.prop([words, words, words])(
    'always finds a question by its own words, in any letter case',
    (one, two, answer) => {
      const asked = [question('it', `${one} ${two}`, `<p>${answer}</p>`)];
      expect(findQuestions(asked, `${two.toUpperCase()}, ${answer} ${one.toLowerCase()}`)).toEqual(asked);
    },
  );

  property.prop([fc.string(), fc.string()])('never finds more with more words', (search, more) => {
    const all = found(search);
    expect(found(`${search} ${more}`).every((slug) => all.includes(slug))).toBe(true);
  });
});
