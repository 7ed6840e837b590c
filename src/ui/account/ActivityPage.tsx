import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useRef, useEffect } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ActivityKind, Activity } from '../../domain/account/activity';
import { ACTIVITY_KINDS } from '../../domain/account/activity';
import type { Audience } from '../../domain/session/current-user';
import { isOwnPath } from '../../domain/shell/redirect-target';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { ChoiceRow } from '../shared/ChoiceRow';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { IconName } from '../shared/icon-names';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { EntriesSkeleton } from './EntriesSkeleton';
import { Loading } from '../shared/Loading';
import { SectionFailure } from './SectionFailure';
import { ACCOUNT_ACTIVITY, ACCOUNT_SETTINGS } from './account-pages';
import type { AccountServices } from './account-services';
import { Page, Soft } from './account.styles';
import { Entries, Entry, Sign, Words } from './purchase.styles';

interface KindTexts {
  /** Label of the filter. */
  readonly title: string;
  readonly icon: IconName;
}

const kindTexts: Readonly<Record<ActivityKind, KindTexts>> = {
  played: { title: 'Played', icon: 'gamepad' },
  earned: { title: 'Achievements', icon: 'trophy' },
  reviewed: { title: 'Reviews', icon: 'star' },
  reacted: { title: 'Reactions', icon: 'smile' },
  favourited: { title: 'Favourites', icon: 'heart' },
  followed: { title: 'Follows', icon: 'bell' },
  befriended: { title: 'Friends', icon: 'users' },
  bought: { title: 'Items', icon: 'package' },
};

/** Labels for entries with a limited audience. */
const audienceLabels: Readonly<Record<Audience, string | undefined>> = {
  all: undefined,
  friends: 'Only friends see this',
  none: 'Only you see this',
};

/** Focuses the first item added after `expect` was called, unless the user has moved the focus elsewhere. */
function useFocusOnAdded(list: RefObject<HTMLElement | null>, count: number): { readonly expect: () => void } {
  const from = useRef<number>(undefined);
  useEffect(() => {
    const first = from.current === undefined ? undefined : list.current?.children[from.current];
    if (!(first instanceof HTMLElement)) return;
    from.current = undefined;
    const { activeElement, body } = document;
    // The focused element was removed or is disabled while loading.
    if (activeElement !== null && activeElement !== body && !activeElement.matches(':disabled, [data-more]')) return;
    first.tabIndex = -1;
    first.focus();
  }, [list, count]);
  return {
    expect: () => {
      from.current = count;
    },
  };
}

/** One activity with its date and its audience. */
const ActivityEntry = observer(function ActivityEntry({ activity }: { readonly activity: Activity }) {
  const { kind, text, url, date, audience } = activity;
  const mark = audienceLabels[audience];
  return (
    <Entry>
      <Sign>
        <Icon name={kindTexts[kind].icon} size={20} colour={theme.colour.textSoft} />
      </Sign>
      <Words>
        <h3 dir="auto">{url !== undefined && isOwnPath(url) ? <Way to={url}>{text}</Way> : text}</h3>
        <p>
          <DateText date={date} flows />
        </p>
      </Words>
      {mark === undefined ? (
        <span />
      ) : (
        <Mark>
          <Badge icon={audience === 'none' ? 'eye' : 'users'}>{mark}</Badge>
        </Mark>
      )}
    </Entry>
  );
});

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  margin-block: -${space(2)};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Mark = styled.span`
  @media ${theme.below.medium} {
    grid-column: 2 / -1;
  }
`;

type Services = Pick<AccountServices, 'createActivity'>;

export const ActivityPage = observer(function ActivityPage({ createActivity }: Services) {
  const [query] = useSearchParams();
  const kind = ACTIVITY_KINDS.find((known) => known === query.get('kind'));
  return (
    <Page>
      <div>
        <h1>Activity</h1>
        <Soft>Choose who sees this in Settings.</Soft>
      </div>
      <ChoiceRow
        label="Filter activity"
        variant="pills"
        choices={[
          { title: 'All', to: ACCOUNT_ACTIVITY, current: kind === undefined },
          ...ACTIVITY_KINDS.map((each) => ({
            title: kindTexts[each].title,
            to: `${ACCOUNT_ACTIVITY}?kind=${each}`,
            current: each === kind,
          })),
        ]}
      />
      {/* Each kind has its own list. */}
      <Feed key={kind} kind={kind} createActivity={createActivity} />
    </Page>
  );
});

const Feed = observer(function Feed({ kind, createActivity }: Services & { readonly kind: ActivityKind | undefined }) {
  const feed = useScreen(() => createActivity(kind));
  const { items, failure, loading, hasMore, load } = feed;
  const list = useRef<HTMLUListElement>(null);
  const fresh = useFocusOnAdded(list, items?.length ?? 0);
  if (items === undefined)
    return failure === undefined ? (
      <Loading>
        <EntriesSkeleton rows={8} />
      </Loading>
    ) : (
      <SectionFailure text={failure} onRetry={load} />
    );
  if (items.length === 0)
    return (
      <EmptyState
        icon="clock"
        level={2}
        title="Nothing here yet"
        text="Games you play, achievements you earn and reviews you write show up here."
      >
        <ButtonLink to="/arcade/games" variant="primary" icon="gamepad">
          Find a game
        </ButtonLink>
        <ButtonLink to={ACCOUNT_SETTINGS} variant="quiet" icon="settings">
          Settings
        </ButtonLink>
      </EmptyState>
    );
  return (
    <List>
      <VisuallyHidden as="h2">{kind === undefined ? 'All activity' : kindTexts[kind].title}</VisuallyHidden>
      <Entries ref={list} aria-label="Activity">
        {items.map((activity) => (
          <ActivityEntry key={activity.id} activity={activity} />
        ))}
      </Entries>
      {failure === undefined ? null : <SectionFailure text={failure} onRetry={load} />}
      {hasMore && failure === undefined ? (
        <Button
          data-more=""
          busy={loading}
          onClick={() => {
            fresh.expect();
            void load();
          }}
        >
          Show more
        </Button>
      ) : null}
    </List>
  );
});

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  & > button {
    justify-self: center;
  }
`;
