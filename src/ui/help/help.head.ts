import type { HelpAudience } from '../../domain/help/help-audience';
import type { HelpQuestion } from '../../domain/help/help-question';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { helpAddress } from './help-address';
import { audienceTexts, HELP_TITLE } from './help.texts';

const trail = [{ name: HELP_TITLE, path: helpAddress('index') }];

export const helpIndexHead: RouteHandle = {
  head: () => ({
    title: HELP_TITLE,
    description: `Answers for ${brand.siteName} players and developers, legal pages and contact.`,
    path: helpAddress('index'),
    trail: [],
  }),
};

export const contactHead: RouteHandle = {
  head: () => ({
    title: 'Contact Us',
    description: `Contact ${brand.siteName} support. We’ll reply by email.`,
    path: helpAddress('contact'),
    trail,
  }),
};

/** Head of an audience's questions (schema.org `FAQPage`). */
export function questionsHead(audience: HelpAudience): RouteHandle {
  const { title, about } = audienceTexts[audience];
  return {
    head: (data) => ({
      title,
      description: `${HELP_TITLE} of ${brand.siteName}. ${about}`,
      path: helpAddress(audience),
      trail,
      jsonLd: {
        '@type': 'FAQPage',
        mainEntity: (data as readonly HelpQuestion[]).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    }),
  };
}
