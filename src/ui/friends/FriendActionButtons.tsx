import { observer } from 'mobx-react-lite';
import type { Person } from '../../domain/account/profile';
import type { FriendAction } from '../../domain/friends/relationship';
import { Button } from '../shared/Button';
import { friendActionTexts } from './friend.texts';

export interface FriendActionButtonsProps {
  readonly person: Pick<Person, 'username' | 'alias'>;
  /** The first is the one that is meant. */
  readonly deeds: readonly FriendAction[];
  readonly busy: boolean;
  readonly onPress: (deed: FriendAction) => void;
}

/** What can be done with somebody, each by a button that names them. */
export const FriendActionButtons = observer(function FriendActionButtons({
  person,
  deeds,
  busy,
  onPress,
}: FriendActionButtonsProps) {
  return deeds.map((deed) => (
    <Button
      key={deed}
      variant={deed === 'accept' || deed === 'ask' ? 'primary' : deed === 'block' ? 'quiet' : 'secondary'}
      busy={busy}
      aria-label={`${friendActionTexts[deed].button}: ${person.alias}`}
      onClick={() => {
        onPress(deed);
      }}
    >
      {friendActionTexts[deed].button}
    </Button>
  ));
});
