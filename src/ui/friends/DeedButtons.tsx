import { observer } from 'mobx-react-lite';
import type { Person } from '../../domain/account/profile';
import type { FriendDeed } from '../../domain/friends/pair';
import { Button } from '../shared/Button';
import { deedWords } from './friend-words';

export interface DeedButtonsProps {
  readonly person: Pick<Person, 'username' | 'alias'>;
  /** The first is the one that is meant. */
  readonly deeds: readonly FriendDeed[];
  readonly busy: boolean;
  readonly onPress: (deed: FriendDeed) => void;
}

/** What can be done with somebody, each by a button that names them. */
export const DeedButtons = observer(function DeedButtons({ person, deeds, busy, onPress }: DeedButtonsProps) {
  return deeds.map((deed) => (
    <Button
      key={deed}
      variant={deed === 'accept' || deed === 'ask' ? 'primary' : deed === 'block' ? 'quiet' : 'secondary'}
      busy={busy}
      aria-label={`${deedWords[deed].button}: ${person.alias}`}
      onClick={() => {
        onPress(deed);
      }}
    >
      {deedWords[deed].button}
    </Button>
  ));
});
