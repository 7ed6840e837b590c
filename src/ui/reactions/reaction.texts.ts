import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import type { IconName } from '../shared/icon-names';

/** What each reaction is called, and how it is drawn. */
export const reactionWords: Readonly<Record<ReactionKind, { readonly name: string; readonly icon: IconName }>> = {
  laugh: { name: 'Funny', icon: 'laugh' },
  joy: { name: 'Joyful', icon: 'smile' },
  cry: { name: 'Moving', icon: 'frown' },
  anger: { name: 'Maddening', icon: 'angry' },
  high5: { name: 'High five', icon: 'hand' },
  like: { name: 'Like', icon: 'thumbs-up' },
  dislike: { name: 'Dislike', icon: 'thumbs-down' },
  love: { name: 'Love', icon: 'heart' },
  bug: { name: 'Found a bug', icon: 'bug' },
};
