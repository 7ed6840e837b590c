import type { AvatarProblem } from '../../domain/account/avatar-limits';

/** What a player is told of a file that cannot be their picture. */
export const pictureWords: Record<AvatarProblem, string> = {
  empty: 'This file is empty.',
  'too-large': 'This picture is larger than 4 MiB. Please choose a smaller one.',
  'not-a-picture': 'This is no PNG, JPEG or WebP picture.',
  animated: 'Animated pictures cannot be used. Please choose one that does not move.',
  'too-many-pixels': 'This picture has more than 40 megapixels, or a side of 20,000 pixels or more.',
  'too-small': 'This picture is smaller than 64 pixels.',
  unreadable: 'This picture cannot be read. The file may be damaged.',
};
