import { observer } from 'mobx-react-lite';
import type { AccessToken } from '../../domain/console/console';
import { Form, Page, Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { MarkField, SelectField, TextField } from './ConsoleFields';
import type { ConsoleServices } from './console-services';
import { Card, Code, Fields, Row, RowActions, Rows, RowText, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { ListState } from './ListState';
import type { TokensViewModel } from './tokens.view-model';

interface TokensProps {
  readonly tokens: TokensViewModel;
}

const copyTexts = { no: '', yes: 'Copied', failed: 'Your browser did not allow it. Select the secret and copy it.' };

const Secret = observer(function Secret({ tokens }: TokensProps) {
  const { secret, copy, hideSecret } = tokens;
  if (secret === undefined) return null;
  return (
    <Card role="region" aria-label="New token">
      <h2>Copy the secret of “{secret.name}” now</h2>
      <p>It is shown once. Only its hash is stored, so nobody can show it again.</p>
      <Code>{secret.secret}</Code>
      <RowActions>
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="quiet" onClick={hideSecret}>
          I have stored it
        </Button>
        <span role="status">{copyTexts[secret.copied]}</span>
      </RowActions>
    </Card>
  );
});

const TokenRow = observer(function TokenRow({ tokens, token }: TokensProps & { readonly token: AccessToken }) {
  const { name, actions, game, createdBy, expires, used } = token;
  return (
    <Row>
      <RowText>
        <h2>{name}</h2>
        <p>
          {actions.includes('builds.publish') ? 'Publishes builds' : 'Reads builds'} · {game ?? 'all games'}
          {createdBy === undefined ? '' : ` · by ${createdBy}`}
        </p>
        <p>
          Expires <DateText date={expires} day flows /> ·{' '}
          {used === undefined ? (
            'never used'
          ) : (
            <>
              used <DateText date={used} flows />
            </>
          )}
        </p>
      </RowText>
      <Button variant="quiet" icon="trash" aria-label={`Revoke ${name}`} {...onePress(() => void tokens.revoke(token))}>
        Revoke
      </Button>
    </Row>
  );
});

const TokenForm = observer(function TokenForm({ tokens }: TokensProps) {
  const games = tokens.games.value ?? [];
  return (
    <Card>
      <h2>New token</h2>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void tokens.create();
        }}
      >
        <Fields>
          <TextField
            label="Name"
            value={tokens.name}
            maxLength={60}
            message={tokens.nameProblem}
            hint="For example the name of your build server."
            onType={tokens.typeName}
          />
          <SelectField
            label="Game"
            value={tokens.game}
            options={[
              { value: '', name: 'All games' },
              ...games.map(({ slug, title }) => ({ value: slug, name: title })),
            ]}
            onChoose={tokens.chooseGame}
          />
          <TextField
            label="Valid for days"
            value={tokens.days}
            inputMode="numeric"
            maxLength={3}
            message={tokens.daysProblem}
            onType={tokens.typeDays}
          />
        </Fields>
        <MarkField type="checkbox" checked={tokens.publishes} onChange={tokens.choosePublishes}>
          Can publish builds<small>Without it, the token only reads games and builds.</small>
        </MarkField>
        <Failure message={tokens.failure ?? tokens.games.failure} />
        <div>
          <Button type="submit" variant="primary" icon="key" busy={tokens.creating}>
            Create token
          </Button>
        </div>
      </Form>
    </Card>
  );
});

const TokensScreen = observer(function TokensScreen({ services }: { readonly services: ConsoleServices }) {
  const { slug } = useDeveloper();
  const tokens = useScreen(() => services.createTokens(slug));
  const { value: list, failure, load } = tokens.list;
  return (
    <Page>
      <Top>
        <div>
          <h1>Tokens</h1>
          <Soft>Let scripts publish builds without your password.</Soft>
        </div>
      </Top>
      <Secret tokens={tokens} />
      <ListState list={list} failure={failure} onRetry={load} />
      {list?.length === 0 ? <EmptyState icon="key" level={2} title="No tokens" text="Create one below." /> : null}
      {list === undefined || list.length === 0 ? null : (
        <Rows aria-label="Tokens">
          {list.map((token) => (
            <TokenRow key={token.id} tokens={tokens} token={token} />
          ))}
        </Rows>
      )}
      <TokenForm tokens={tokens} />
    </Page>
  );
});

const TokensPage = observer(function TokensPage({ services }: { readonly services: ConsoleServices }) {
  return <TokensScreen key={useDeveloper().slug} services={services} />;
});

/** Access tokens of a developer. */
export const tokensPage = (services: ConsoleServices) => ({ element: <TokensPage services={services} /> });
