import { observer } from 'mobx-react-lite';
import type { Person } from '../../domain/account/profile';
import { Panel, Section } from '../account/account.styles';
import type { AccountServices } from '../account/account-services';
import { AccountList } from '../account/AccountList';
import { MarkButton } from '../community/MarkButton';
import { useAccountList } from '../account/use-account-list';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { useScreen } from '../shared/use-screen';
import { FriendsSkeleton } from './FriendsSkeleton';
import { PersonRow } from './PersonRow';

export type FollowedSectionProps = Pick<AccountServices, 'createFollowed' | 'marks'>;

/** Whom the player follows. */
export const FollowedSection = observer(function FollowedSection({ createFollowed, marks }: FollowedSectionProps) {
  const list = useAccountList(createFollowed);
  return (
    <Section aria-labelledby="followed">
      <h2 id="followed">People you follow</h2>
      <AccountList
        list={list}
        label="Pages of people you follow"
        skeleton={<FriendsSkeleton />}
        empty={<EmptyState text="You follow nobody yet. The button is on a player's profile." />}
      >
        {({ players }) => (
          <Panel as="ul">
            {players.map((player) => (
              <Followed key={player.username} player={player} since={player.since} marks={marks} />
            ))}
          </Panel>
        )}
      </AccountList>
    </Section>
  );
});

interface FollowedProps extends Pick<FollowedSectionProps, 'marks'> {
  readonly player: Person;
  readonly since: string;
}

const Followed = observer(function Followed({ player, since, marks }: FollowedProps) {
  const mark = useScreen(() => marks.followPlayer(player.username, { count: 1, mine: true }));
  return (
    <PersonRow person={player} actions={<MarkButton mark={mark} icon="bell" word="Follow" about={player.alias} />}>
      Followed <DateText date={since} flows />
    </PersonRow>
  );
});
