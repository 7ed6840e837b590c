import type { CommonNoticeCode, HomeNoticeCode } from '../../../domain/notices/notice-code';

/** Texts of a toast. `body` is a function if it contains a name or a message of the server. */
export interface NoticeText {
  readonly title: string;
  readonly body: string | ((inserted: string) => string);
}

/** Returns the texts with a name or a message inserted. */
export function filled(
  { title, body }: { readonly title: string; readonly body: (inserted: string) => string },
  inserted: string,
): { readonly title: string; readonly body: string } {
  return { title, body: body(inserted) };
}

/** Body of a toast that shows the server's message unchanged. */
export const said = (message: string): string => message;

/** Texts for any screen (spec 1 §8, spec 2 §8). */
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

/** Texts of empty sections of the home page, and of the blog without articles (spec 1 §8). */
export const homeTexts = {
  'no-popular-games': { title: '', body: 'There are no popular games to display at the moment.' },
  'no-games': { title: '', body: 'There are no games to be displayed at the moment.' },
  'no-categories': { title: '', body: 'There are no featured categories to display at the moment.' },
  'no-articles': { title: '', body: 'There are no articles to display at the moment.' },
} as const satisfies Record<HomeNoticeCode, NoticeText>;
