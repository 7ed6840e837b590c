import type { HelpAudience } from '../../domain/help/help-audience';
import type { HelpQuestion } from '../../domain/help/help-question';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { helpAddress } from './help-address';
import { audienceWords, HELP_TITLE } from './help.texts';

const trail = [{ name: HELP_TITLE, path: helpAddress('index') }];

/** What stands in the head of the help centre’s first page. */
export const helpIndexHead: RouteHandle = {
  head: () => ({
    title: HELP_TITLE,
    description: `Answers for players and developers of ${brand.siteName}, the legal pages, and a way to write to us.`,
    path: helpAddress('index'),
    trail: [],
  }),
};

/** What stands in the head of the contact form. */
export const contactHead: RouteHandle = {
  head: () => ({
    title: 'Contact Us',
    description: `Write to the support of ${brand.siteName}. We will answer by email.`,
    path: helpAddress('contact'),
    trail,
  }),
};

/** What search engines are told of an audience’s questions (schema.org `FAQPage`). */
export function questionsHead(audience: HelpAudience): RouteHandle {
  const { title, about } = audienceWords[audience];
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
