import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import type { IconName } from '../shared/icon-names';

/** Name and icon of each reaction. */
export const reactionWords: Readonly<Record<ReactionKind, { readonly name: string; readonly icon: IconName }>> = {
  laugh: { name: 'Funny', icon: 'laugh' },
  joy: { name: 'Happy', icon: 'smile' },
  cry: { name: 'Sad', icon: 'frown' },
  anger: { name: 'Frustrating', icon: 'angry' },
  high5: { name: 'High five', icon: 'hand' },
  like: { name: 'Like', icon: 'thumbs-up' },
  dislike: { name: 'Dislike', icon: 'thumbs-down' },
  love: { name: 'Love', icon: 'heart' },
  bug: { name: 'Found a bug', icon: 'bug' },
};
