import type { CommonNoticeCode, HomeNoticeCode } from '../../../domain/notices/notice-code';

/** A notice's words; a function where a name, or the server's own message, stands in them. */
export interface NoticeText {
  readonly title: string;
  readonly body: string | ((inserted: string) => string);
}

/** A notice's words with a name or a message inserted. */
export function filled(
  { title, body }: { readonly title: string; readonly body: (inserted: string) => string },
  inserted: string,
): { readonly title: string; readonly body: string } {
  return { title, body: body(inserted) };
}

/** For notices that say what the server said. */
export const said = (message: string): string => message;

/** What any screen may have to say (spec 1 §8, spec 2 §8). */
export const commonTexts = {
  'network-failed': {
    title: 'Error',
    body: 'A network error has occurred. Please check your connection and try again.',
  },
  'answer-malformed': {
    title: 'Error',
    body: 'Something went wrong while trying to handle this request. Please try again later.',
  },
  'call-failed': { title: 'Error', body: said },
  'all-done': { title: 'All Done', body: said },
  'coming-soon': { title: 'Coming Soon', body: '' },
} as const satisfies Record<CommonNoticeCode, NoticeText>;

/** What the home page says where it has nothing to show (spec 1 §8). */
export const homeTexts = {
  'no-popular-games': { title: '', body: 'There are no popular games to display at the moment.' },
  'no-games': { title: '', body: 'There are no games to be displayed at the moment.' },
  'no-categories': { title: '', body: 'There are no featured categories to display at the moment.' },
  'no-articles': { title: '', body: 'There are no articles to display at the moment.' },
} as const satisfies Record<HomeNoticeCode, NoticeText>;
