import { observer } from 'mobx-react-lite';
import type { Tester } from '../../domain/console/testers';
import { Page, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { InviteForm } from './ConsoleFields';
import { Row, RowActions, Rows, RowText, TextLink, Top } from './console.styles';
import { GameTrail, useDeveloper } from './DeveloperFrame';
import type { GameScreenProps } from './GameFormFrame';
import { gamePage } from './GameFormFrame';
import { ListState } from './ListState';
import type { TestersViewModel } from './testers.view-model';

interface TestersProps {
  readonly testers: TestersViewModel;
}

interface TesterRowProps extends TestersProps {
  readonly tester: Tester;
  /** True if the game has a draft. */
  readonly draft: boolean;
}

const TesterRow = observer(function TesterRow({ testers, tester, draft }: TesterRowProps) {
  const { username, expires, played } = tester;
  const isOpen = expires !== undefined;
  return (
    <Row>
      <RowText>
        <h2>
          {username}
          {isOpen ? <Badge>Invited</Badge> : null}
        </h2>
        <p>
          {isOpen ? (
            <>
              Can accept until <DateText date={expires} day flows />
            </>
          ) : !draft ? (
            'Can play the next draft'
          ) : played === undefined ? (
            'Hasn’t played this draft yet'
          ) : (
            <>
              Last played <DateText date={played} flows />
            </>
          )}
        </p>
      </RowText>
      <RowActions>
        {isOpen || !draft ? null : (
          <Button
            variant="quiet"
            icon="rotate-cw"
            aria-label={`Reset the test data of ${username}`}
            {...onePress(() => void testers.reset(tester))}
          >
            Reset
          </Button>
        )}
        <Button
          variant="quiet"
          icon="trash"
          aria-label={isOpen ? `Withdraw the invitation of ${username}` : `Remove ${username}`}
          {...onePress(() => void testers.remove(tester))}
        >
          {isOpen ? 'Withdraw' : 'Remove'}
        </Button>
      </RowActions>
    </Row>
  );
});

const TestersScreen = observer(function TestersScreen({ services, game }: GameScreenProps) {
  const { slug: developer } = useDeveloper();
  const testers = useScreen(() => services.createTesters(developer, game));
  const { value, failure, load } = testers.list;
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <Top>
          <div>
            <h1>Test users</h1>
            <Soft>
              They see every draft of this game. Their scores, achievements, saves and purchases stay in the draft. See{' '}
              <TextLink href="/publishing#test-users" target="_blank" rel="noopener noreferrer">
                Test users
              </TextLink>
              .
            </Soft>
          </div>
          {value?.draft === true ? (
            <Button icon="rotate-cw" {...onePress(() => void testers.reset(undefined))}>
              Reset all test data
            </Button>
          ) : null}
        </Top>
      </div>
      <ListState list={value} failure={failure} onRetry={load} />
      {value?.testers.length === 0 ? (
        <EmptyState icon="users" level={2} title="No test users" text="Invite players below." />
      ) : null}
      {value === undefined || value.testers.length === 0 ? null : (
        <>
          <Soft>
            Places taken: {value.testers.length} of {value.limit}
          </Soft>
          <Rows aria-label="Test users">
            {value.testers.map((tester) => (
              <TesterRow key={tester.id} testers={testers} tester={tester} draft={value.draft} />
            ))}
          </Rows>
        </>
      )}
      <InviteForm
        title="Invite a test user"
        hint="They get a notification and must accept. Email addresses must be confirmed by a player."
        invitation={testers.invitation}
        onSubmit={testers.invite}
      />
    </Page>
  );
});

/** Test users of a game. */
export const testersPage = gamePage(TestersScreen, {
  action: 'testers.change',
  heading: 'Test users',
  title: 'Only owners and publishers can see test users',
});
