import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TestedGame, TestInvitation } from '../../domain/console/testers';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { Loading } from '../shared/Loading';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { EntriesSkeleton } from './EntriesSkeleton';
import { SectionFailure } from './SectionFailure';
import { accountHead } from './account-notices';
import type { AccountServices } from './account-services';
import { Actions, Page, Section, Soft } from './account.styles';
import { Entries, Entry, Words } from './purchase.styles';
import type { TestsViewModel } from './tests.view-model';

interface TestsProps {
  readonly tests: TestsViewModel;
}

const Head = styled.div`
  h1 + p {
    margin-top: ${space(2)};
  }
`;

/* The buttons wrap below the text of a narrow entry. */
const TestEntry = styled(Entry)`
  grid-template-columns: minmax(min(100%, 220px), 1fr) auto;
  @media ${theme.below.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const InvitationEntry = observer(function InvitationEntry({
  tests,
  invitation,
}: TestsProps & { readonly invitation: TestInvitation }) {
  const { id, title, developer, invitedBy, expires } = invitation;
  return (
    <TestEntry>
      <Words>
        <h3>{title}</h3>
        <p>
          {invitedBy === undefined ? developer : `${invitedBy} of ${developer}`} invites you. You can accept until{' '}
          <DateText date={expires} day flows />.
        </p>
      </Words>
      <Actions>
        <Button
          variant="primary"
          icon="check-circle"
          aria-label={`Accept the invitation to test ${title}`}
          busy={tests.answering === id}
          {...onePress(() => void tests.accept(invitation))}
        >
          Accept
        </Button>
        <Button
          variant="quiet"
          aria-label={`Decline the invitation to test ${title}`}
          disabled={tests.answering === id}
          {...onePress(() => void tests.decline(invitation))}
        >
          Decline
        </Button>
      </Actions>
    </TestEntry>
  );
});

const GameEntry = observer(function GameEntry({ tests, test }: TestsProps & { readonly test: TestedGame }) {
  const { title, developer, draft, released } = test;
  return (
    <TestEntry>
      <Words>
        <h3>{title}</h3>
        <p>
          {developer}
          {draft === undefined ? ' · No test version at the moment' : null}
        </p>
      </Words>
      <Actions>
        {draft === undefined ? null : (
          <ButtonLink
            to={`/arcade/games/${draft}`}
            variant="primary"
            icon="gamepad"
            aria-label={`Open the test version of ${title}`}
          >
            Test version
          </ButtonLink>
        )}
        {released === undefined ? null : (
          <ButtonLink to={`/arcade/games/${released}`} aria-label={`Open the released version of ${title}`}>
            Released version
          </ButtonLink>
        )}
        <Button variant="quiet" aria-label={`Stop testing ${title}`} {...onePress(() => void tests.leave(test))}>
          Stop testing
        </Button>
      </Actions>
    </TestEntry>
  );
});

/** Games that the player tests, and open invitations. */
export const TestsPage = observer(function TestsPage({ createTests }: Pick<AccountServices, 'createTests'>) {
  const tests = useScreen(createTests);
  const { value, failure, load } = tests.list;
  return (
    <Page>
      <Head>
        <h1>Games you test</h1>
        <Soft>
          Developers invite you to play a version before its release. They see when you have played it last. Scores,
          achievements, saves and purchases stay in the test version, and purchases cost nothing.
        </Soft>
      </Head>
      {failure === undefined ? null : <SectionFailure text={failure} onRetry={load} />}
      {value === undefined && failure === undefined ? (
        <Loading>
          <EntriesSkeleton rows={3} />
        </Loading>
      ) : null}
      {value === undefined || value.invitations.length === 0 ? null : (
        <Section aria-labelledby="test-invitations">
          <h2 id="test-invitations">Invitations</h2>
          <Entries aria-label="Invitations">
            {value.invitations.map((invitation) => (
              <InvitationEntry key={invitation.id} tests={tests} invitation={invitation} />
            ))}
          </Entries>
        </Section>
      )}
      {value === undefined || value.tests.length === 0 ? null : (
        <Section aria-labelledby="tested-games">
          <h2 id="tested-games">Your tests</h2>
          <Entries aria-label="Your tests">
            {value.tests.map((test) => (
              <GameEntry key={test.id} tests={tests} test={test} />
            ))}
          </Entries>
        </Section>
      )}
      {value !== undefined && value.tests.length + value.invitations.length === 0 ? (
        <EmptyState
          icon="gamepad"
          level={2}
          title="You don’t test any games"
          text="When a developer invites you, the invitation appears here."
        />
      ) : null}
    </Page>
  );
});

/** Returns the lazily loaded part of the route of tested games. */
export function testsRoute({ createTests }: AccountServices) {
  const Component = observer(function TestsRoute() {
    return <TestsPage createTests={createTests} />;
  });
  return { Component, handle: accountHead('Games you test') } satisfies RouteObject;
}
