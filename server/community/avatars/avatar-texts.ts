import type { CropProblem } from './crop-picture';

/** What is said of a picture that cannot be used. */
export const avatarTexts: Readonly<Record<CropProblem, string>> = {
  empty: 'The file is empty.',
  'too-large': 'The picture is larger than 4 MiB.',
  'not-a-picture': 'The file is no PNG, JPEG or WebP picture.',
  animated: 'Animated pictures cannot be used. Please choose one that does not move.',
  'too-many-pixels': 'The picture has more than 40 megapixels, or a side of 20,000 pixels or more.',
  'too-small': 'The picture is smaller than 64 pixels.',
  unreadable: 'The picture cannot be read. The file may be damaged.',
  crop: 'The chosen part does not lie within the picture.',
};
