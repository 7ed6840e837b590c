import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import type { FriendAction } from '../../domain/friends/relationship';
import { FriendActionButtons } from '../friends/FriendActionButtons';
import { rescueFocus } from '../shared/rescue-focus';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { ProfileWatch } from './profile-watch';
import type { ProfileRelationshipViewModel, ShownRelationship } from './profile-relationship.view-model';

interface TieLook {
  readonly words: string | undefined;
  readonly deeds: readonly FriendAction[];
}

const looks: Readonly<Record<ShownRelationship, TieLook>> = {
  none: { words: undefined, deeds: ['ask', 'block'] },
  closed: { words: 'Takes no friend requests from you.', deeds: ['block'] },
  asked: { words: 'You have asked to be friends.', deeds: ['withdraw', 'block'] },
  asks: { words: 'Would like to be your friend.', deeds: ['accept', 'decline', 'block'] },
  friends: { words: 'You are friends.', deeds: ['remove', 'block'] },
  blocked: { words: 'You have blocked this player. Neither of you sees the other.', deeds: ['unblock'] },
};

export interface ProfileRelationshipProps {
  readonly profile: Profile;
  readonly tie: ProfileRelationshipViewModel;
  readonly watch: Pick<ProfileWatch, 'look'>;
}

/** What stands between whoever looks and the player, and what can be done about it. */
export const ProfileRelationship = observer(function ProfileRelationship({
  profile,
  tie,
  watch,
}: ProfileRelationshipProps) {
  const { revalidate } = useRevalidator();
  const words = useRef<HTMLSpanElement>(null);
  const now = tie.now(profile.tie);
  if (now === undefined) return null;
  const look = looks[now];
  const act = async (deed: FriendAction) => {
    if (await tie.act(deed, profile)) await revalidate();
    // What was not done may have been refused, as of somebody who has blocked meanwhile.
    else void watch.look();
    rescueFocus(() => words.current);
  };
  return (
    <Bar>
      <span ref={words} tabIndex={-1}>
        {look.words}
      </span>
      <FriendActionButtons person={profile} deeds={look.deeds} busy={tie.busy} onPress={(deed) => void act(deed)} />
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  & > span:empty {
    display: none;
  }
  & > span:focus {
    outline: none;
  }
  @media (max-width: 639px) {
    justify-content: center;
  }
`;
