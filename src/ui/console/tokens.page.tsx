import { observer } from 'mobx-react-lite';
import type { AccessToken } from '../../domain/console/console';
import { serverActions } from '../../domain/console/member-role';
import { Page, Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { MarkField, SelectField, TextField } from './ConsoleFields';
import { serverActionTexts, tokenActionsText } from './console.machine';
import { problemText } from './console.texts';
import type { ConsoleServices } from './console-services';
import { Card, Fields, Group, Row, Rows, RowText, TextLink, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { ListState } from './ListState';
import { SaveFailure, SaveForm } from './SaveForm';
import { SecretCard } from './SecretCard';
import type { TokensViewModel } from './tokens.view-model';

interface TokensProps {
  readonly tokens: TokensViewModel;
}

const TokenRow = observer(function TokenRow({ tokens, token }: TokensProps & { readonly token: AccessToken }) {
  const { name, actions, game, createdBy, expires, used } = token;
  return (
    <Row>
      <RowText>
        <h2>{name}</h2>
        <p>
          {tokenActionsText(actions)} · {game ?? 'all games'}
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
      <SaveForm onSave={tokens.create}>
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
        <Group>
          <legend>For your game’s own server</legend>
          {serverActions.map((action) => (
            <MarkField
              key={action}
              type="checkbox"
              checked={tokens.serverActions.includes(action)}
              onChange={(chosen) => {
                tokens.chooseServerAction(action, chosen);
              }}
            >
              {serverActionTexts[action].name}
              <small>{serverActionTexts[action].text}</small>
            </MarkField>
          ))}
        </Group>
        <SaveFailure failure={tokens.failure} textOf={problemText} />
        <Failure message={tokens.games.failure} />
        <div>
          <Button type="submit" variant="primary" icon="key" busy={tokens.creating}>
            Create token
          </Button>
        </div>
      </SaveForm>
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
          <Soft>
            With a token, a script or your game’s server calls the portal without your password.{' '}
            <TextLink href="/publishing" target="_blank" rel="noopener noreferrer">
              Publish from a shell
            </TextLink>
          </Soft>
        </div>
      </Top>
      <SecretCard
        label="New token"
        note="The portal shows this secret once. It stores only a hash, so nobody can show the secret again."
        shown={tokens.secret}
      />
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
