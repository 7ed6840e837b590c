import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PlayedSession } from '../../domain/account/play-history';
import { playedDays } from '../../domain/account/play-history';
import { parsePageNumber } from '../../domain/shared/pagination';
import { exactDate } from '../../domain/shared/written-date';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { onePress } from '../shared/one-press';
import { withPage } from '../shared/page-numbers';
import { useTimeZone } from '../shared/time-zone-context';
import { rescueFocus } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { AccountList } from './AccountList';
import { EntriesSkeleton, GameName } from './EntriesSkeleton';
import { Facts } from './Facts';
import { ACCOUNT_TESTS } from './account-pages';
import type { AccountServices } from './account-services';
import { Page, Section, Soft } from './account.styles';
import { totalsOf, playTime, timeOfDay } from './history.texts';
import { Entries, Entry, Sign, Words } from './purchase.styles';

interface PlayEntryProps {
  readonly play: PlayedSession;
  readonly onDelete: (play: PlayedSession) => void;
}

/** One play session with a delete button. */
const PlayEntry = observer(function PlayEntry({ play, onDelete }: PlayEntryProps) {
  const zone = useTimeZone();
  const { game, listed, started, seconds, playing, emulated } = play;
  return (
    <Entry>
      <Sign>
        <Icon
          name={emulated ? 'headset' : 'gamepad'}
          size={20}
          colour={playing ? theme.colour.success : theme.colour.textSoft}
        />
      </Sign>
      <Words>
        <Title>
          <GameName game={game} listed={listed} level="h3" />
          {playing ? <Badge tone="success">Playing now</Badge> : null}
        </Title>
        <p>
          <time dateTime={started} title={exactDate(started, zone)}>
            {timeOfDay(started, zone)}
          </time>
          {' · '}
          {playTime(seconds)}
          {emulated ? ' · Simulated headset' : ''}
        </p>
      </Words>
      {playing ? (
        <span />
      ) : (
        <IconButton
          icon="trash"
          size={18}
          label={`Remove play session of ${game.title} at ${timeOfDay(started, zone)}`}
          {...onePress(() => {
            onDelete(play);
          })}
        />
      )}
    </Entry>
  );
});

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
`;

/** The play history by day; entries can be deleted one by one or all at once. */
export const HistoryPage = observer(function HistoryPage({ createHistory }: Pick<AccountServices, 'createHistory'>) {
  const [query, setQuery] = useSearchParams();
  const page = parsePageNumber(query.get('page'));
  const history = useScreen(() => createHistory(page));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    history.turnTo(page);
  }, [history, page]);
  const turn = (next: number) => {
    // The heading is unmounted once the player has left the page.
    if (next === page || heading.current === null) return;
    setQuery(withPage(query.toString(), next), { replace: true, preventScrollReset: true });
  };
  const focusHeadingAfter = async (deletion: Promise<void>) => {
    await deletion;
    rescueFocus(() => heading.current);
  };
  const { list } = history;
  const { list: shown } = list;
  const isEmpty = shown?.pagination.total === 0;
  return (
    <Page>
      <Top>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Play history
          </h1>
          <Soft>
            We keep your play history for two years. Test versions aren’t listed here:{' '}
            <Link to={ACCOUNT_TESTS}>Games you test</Link>
          </Soft>
        </div>
        {shown === undefined || isEmpty ? null : (
          <Button icon="trash" onClick={() => void focusHeadingAfter(history.removeAll(turn))}>
            Delete all
          </Button>
        )}
      </Top>
      {isEmpty || (shown === undefined && list.failure !== undefined) ? null : (
        <Facts facts={shown && totalsOf(shown.totals)} />
      )}
      <AccountList
        list={list}
        label="Pages of the play history"
        skeleton={<EntriesSkeleton rows={6} />}
        empty={
          <EmptyState
            icon="history"
            level={2}
            title="Nothing played yet"
            text="Games you play while logged in show up here."
          >
            <ButtonLink to="/arcade/games" variant="primary" icon="gamepad">
              Find a game
            </ButtonLink>
          </EmptyState>
        }
      >
        {({ items }) => <Days items={items} onDelete={(play) => void focusHeadingAfter(history.remove(play, turn))} />}
      </AccountList>
    </Page>
  );
});

interface DaysProps {
  readonly items: readonly PlayedSession[];
  readonly onDelete: (play: PlayedSession) => void;
}

const Days = observer(function Days({ items, onDelete }: DaysProps) {
  const zone = useTimeZone();
  return (
    <List>
      {playedDays(items, zone).map(({ day, items: plays }) => (
        <Section key={day} aria-label={day}>
          <Day>{day}</Day>
          <Entries>
            {plays.map((play) => (
              <PlayEntry key={play.id} play={play} onDelete={onDelete} />
            ))}
          </Entries>
        </Section>
      ))}
    </List>
  );
});

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  h1 + p {
    margin-top: ${space(2)};
  }
  h1:focus {
    outline: none;
  }
`;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

const Day = styled.h2`
  && {
    font-size: ${theme.size.lg};
  }
`;
