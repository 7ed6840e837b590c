import type { ProfileWords } from '../../domain/account/own-profile';
import type { ProfileLink } from '../../domain/account/profile';

/** The places of the links, from 0. */
export const linkPlaces = [0, 1, 2, 3, 4] as const;

export type LinkPlace = (typeof linkPlaces)[number];

/** The fields of the profile, by the names that the server refuses them by. */
export type ProfileField = 'alias' | 'about' | 'links' | `links.${LinkPlace}.${'title' | 'url'}` | 'phone';

type Values = Readonly<Record<ProfileField, string>>;

const NO_LINK: ProfileLink = { title: '', url: '' };

/** All fields in their order on the page; `links` is told what is wrong about them as a whole. */
export const profileFields: readonly ProfileField[] = [
  'alias',
  'about',
  ...linkPlaces.flatMap((at) => [`links.${at}.title`, `links.${at}.url`] as const),
  'links',
  'phone',
];

/** The fields that say what a profile says. */
export function fieldsOf({ alias, about, links, phone }: ProfileWords): Values {
  const [first = NO_LINK, second = NO_LINK, third = NO_LINK, fourth = NO_LINK, fifth = NO_LINK] = links;
  return {
    alias,
    about,
    links: '',
    'links.0.title': first.title,
    'links.0.url': first.url,
    'links.1.title': second.title,
    'links.1.url': second.url,
    'links.2.title': third.title,
    'links.2.url': third.url,
    'links.3.title': fourth.title,
    'links.3.url': fourth.url,
    'links.4.title': fifth.title,
    'links.4.url': fifth.url,
    phone,
  };
}

/** What the fields say; every place of a link is there, so that the server counts them as the page does. */
export function wordsOf(values: Values): ProfileWords {
  const { alias, about, phone } = values;
  const links = linkPlaces.map((at) => ({ title: values[`links.${at}.title`], url: values[`links.${at}.url`] }));
  return { alias, about, links, phone };
}
