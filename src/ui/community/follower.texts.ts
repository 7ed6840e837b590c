import { humanizeNumber } from '../../domain/shared/humanize-number';

/** How many follow somebody, in words. */
export const followerWords = (count: number): string =>
  `${humanizeNumber(count)} ${count === 1 ? 'follower' : 'followers'}`;
