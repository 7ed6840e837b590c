import { ABOUT_MAX } from '../../../src/domain/account/about-policy';
import { ALIAS_MAX } from '../../../src/domain/account/alias-policy';
import type { ProfileProblem } from '../../../src/domain/account/own-profile';
import type { ProfileLinkProblem } from '../../../src/domain/account/profile-link';
import { profileLinkLimits } from '../../../src/domain/account/profile-link';

const most = (what: string, characters: number): string => `${what} may have at most ${String(characters)} characters.`;

const LINK = {
  title: {
    missing: 'Please give this link a title.',
    'too-long': most('The title of a link', profileLinkLimits.title),
    'control-character': 'The title of a link is one line of plain text.',
  },
  url: {
    missing: 'Please enter the address of this link.',
    'too-long': most('The address of a link', profileLinkLimits.url),
    'not-https': 'The address of a link must begin with https://.',
    'no-address': 'This is no address of a web page. It looks like https://example.com/page.',
  },
} as const satisfies {
  readonly [Field in ProfileLinkProblem['field']]: Readonly<
    Record<Extract<ProfileLinkProblem, { readonly field: Field }>['kind'], string>
  >;
};

function linkText(problem: ProfileLinkProblem): string {
  return problem.field === 'title' ? LINK.title[problem.kind] : LINK.url[problem.kind];
}

/** The field of the wire that a problem is told at, and the words for it. */
function told(problem: ProfileProblem): readonly [field: string, text: string] {
  switch (problem.field) {
    case 'alias':
      return [
        'alias',
        problem.kind === 'too-long' ? most('An alias', ALIAS_MAX) : 'An alias is one line of plain text.',
      ];
    case 'about':
      return [
        'about',
        problem.kind === 'too-long'
          ? most('This text', ABOUT_MAX)
          : 'There are hidden characters in this text. Please type it anew.',
      ];
    case 'phone':
      return [
        'phone',
        problem.kind === 'no-country'
          ? 'Please begin with the country, such as +44.'
          : 'This is no phone number. It looks like +44 20 7946 0958.',
      ];
    case 'links':
      return ['links', `A profile may have at most ${String(profileLinkLimits.links)} links.`];
    case 'link':
      return [`links.${String(problem.at)}.${problem.problem.field}`, linkText(problem.problem)];
  }
}

/** The messages for each refused field of a profile. */
export function profileMessages(problems: readonly ProfileProblem[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(problems.map(told).map(([field, text]) => [field, [text]]));
}
