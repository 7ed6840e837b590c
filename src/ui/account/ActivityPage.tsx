import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ActivityKind } from '../../domain/account/activity';
import { ACTIVITY_KINDS } from '../../domain/account/activity';
import { Page, Soft } from './account.styles';
import { ACCOUNT_SETTINGS } from './account-pages';
import type { AccountServices } from './account-services';
import { EntriesSkeleton } from './EntriesSkeleton';
import { Entries } from './purchase.styles';
import { SectionFailure } from './SectionFailure';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { ChoiceRow } from '../shared/ChoiceRow';
import { EmptyState } from '../shared/EmptyState';
import { useFocusOnAdded } from '../shared/use-focus-on-added';
import { useScreen } from '../shared/use-screen';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { ActivityEntry } from './ActivityEntry';
import { kindWords } from './activity.texts';
import { ACCOUNT_ACTIVITY } from './account-address';

type Services = Pick<AccountServices, 'createActivity'>;

/** What the player has done, of all kinds or of one. */
export const ActivityPage = observer(function ActivityPage({ createActivity }: Services) {
  const [query] = useSearchParams();
  const kind = ACTIVITY_KINDS.find((known) => known === query.get('kind'));
  return (
    <Page>
      <div>
        <h1>Activity</h1>
        <Soft>What others see of it, your settings decide.</Soft>
      </div>
      <ChoiceRow
        label="Which activity"
        look="pills"
        choices={[
          { title: 'All', to: ACCOUNT_ACTIVITY, current: kind === undefined },
          ...ACTIVITY_KINDS.map((each) => ({
            title: kindWords[each].title,
            to: `${ACCOUNT_ACTIVITY}?kind=${each}`,
            current: each === kind,
          })),
        ]}
      />
      {/* Another kind is another list. */}
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
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        <div aria-hidden="true">
          <EntriesSkeleton rows={8} />
        </div>
      </div>
    ) : (
      <SectionFailure text={failure} onRetry={load} />
    );
  if (items.length === 0)
    return (
      <EmptyState level={2} title="Nothing here yet" text="What you play, earn, review and get is listed here.">
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
