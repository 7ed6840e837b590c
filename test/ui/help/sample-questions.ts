import type { HelpQuestion } from '../../../src/domain/help/help-question';

export const sampleQuestions: readonly HelpQuestion[] = [
  { slug: 'coins', audience: 'user', question: 'What are coins?', answer: '<p>They buy things inside games.</p>' },
  { slug: 'mail', audience: 'user', question: 'The mail did not come.', answer: '<p>Look among the spam.</p>' },
];
