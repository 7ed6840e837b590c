import { observer } from 'mobx-react-lite';
import type { WebhookEndpoint } from '../../domain/server-api/webhooks';
import { webhookEvents } from '../../domain/server-api/webhooks';
import { Page, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { EmptyState } from '../shared/EmptyState';
import { FieldMessage } from '../shared/FieldMessage';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { MarkField, TextField } from './ConsoleFields';
import { problemText } from './console.texts';
import { Card, Group, Row, RowActions, Rows, RowText, TextLink, Top } from './console.styles';
import { GameTrail, useDeveloper } from './DeveloperFrame';
import type { GameScreenProps } from './GameFormFrame';
import { gamePage } from './GameFormFrame';
import { ListState } from './ListState';
import { SaveFailure, SaveForm } from './SaveForm';
import { SecretCard } from './SecretCard';
import { WebhookLogPanel } from './WebhookLogPanel';
import { endpointStateTexts, eventTexts } from './webhooks.machine';
import type { WebhooksViewModel } from './webhooks.view-model';

interface WebhooksProps {
  readonly webhooks: WebhooksViewModel;
}

const EndpointRow = observer(function EndpointRow({
  webhooks,
  endpoint,
}: WebhooksProps & { readonly endpoint: WebhookEndpoint }) {
  const { url, events, state } = endpoint;
  const { word, tone } = endpointStateTexts[state];
  const isOff = state === 'off';
  const isOpen = webhooks.log?.endpoint === endpoint.id;
  return (
    <Row>
      <RowText>
        <h2>
          {url}
          <Badge tone={tone}>{word}</Badge>
        </h2>
        <p>{events.map((event) => eventTexts[event].name).join(', ')}</p>
      </RowText>
      <RowActions>
        <Button
          aria-label={`Log of ${url}`}
          aria-expanded={isOpen}
          icon="history"
          {...onePress(() => void webhooks.toggleLog(endpoint))}
        >
          Log
        </Button>
        {isOff ? null : (
          <Button aria-label={`Send a test to ${url}`} {...onePress(() => void webhooks.test(endpoint))}>
            Send a test
          </Button>
        )}
        <Button
          aria-label={`Switch ${isOff ? 'on' : 'off'} ${url}`}
          {...onePress(() => void webhooks.switch(endpoint))}
        >
          {isOff ? 'Switch on' : 'Switch off'}
        </Button>
        <Button
          variant="quiet"
          icon="pencil"
          aria-label={`Edit ${url}`}
          {...onePress(() => {
            webhooks.edit(endpoint);
          })}
        >
          Edit
        </Button>
        <Button
          variant="quiet"
          icon="trash"
          aria-label={`Remove ${url}`}
          {...onePress(() => void webhooks.remove(endpoint))}
        >
          Remove
        </Button>
      </RowActions>
    </Row>
  );
});

const EndpointForm = observer(function EndpointForm({ webhooks }: WebhooksProps) {
  const { edited } = webhooks;
  const isNew = edited === undefined;
  return (
    <Card>
      <h2>{isNew ? 'New endpoint' : 'Edit endpoint'}</h2>
      <SaveForm onSave={webhooks.save}>
        <TextField
          label="Address"
          type="url"
          value={webhooks.url}
          maxLength={500}
          message={webhooks.urlProblem}
          placeholder="https://api.example.com/hook"
          hint="An https address that is open to the internet. The portal follows no redirects."
          onType={webhooks.typeUrl}
        />
        <Group aria-describedby="events-problem">
          <legend>Events</legend>
          {webhookEvents.map((event) => (
            <MarkField
              key={event}
              type="checkbox"
              checked={webhooks.events.includes(event)}
              invalid={webhooks.eventsProblem !== undefined}
              onChange={(chosen) => {
                webhooks.chooseEvent(event, chosen);
              }}
            >
              {eventTexts[event].name}
              <small>{eventTexts[event].text}</small>
            </MarkField>
          ))}
          <FieldMessage id="events-problem" text={webhooks.eventsProblem} />
        </Group>
        <SaveFailure failure={webhooks.failure} textOf={problemText} />
        <RowActions>
          <Button type="submit" variant="primary" busy={webhooks.saving}>
            {isNew ? 'Add endpoint' : 'Save'}
          </Button>
          {isNew ? null : (
            <Button
              variant="quiet"
              onClick={() => {
                webhooks.edit(undefined);
              }}
            >
              Cancel
            </Button>
          )}
        </RowActions>
      </SaveForm>
    </Card>
  );
});

const WebhooksScreen = observer(function WebhooksScreen({ services, game }: GameScreenProps) {
  const { slug: developer } = useDeveloper();
  const webhooks = useScreen(() => services.createWebhooks(developer, game));
  const { value: list, failure, load } = webhooks.list;
  const open = list?.find(({ id }) => id === webhooks.log?.endpoint);
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <Top>
          <div>
            <h1>Webhooks</h1>
            <Soft>
              The portal sends events of this game to your own server. See{' '}
              <TextLink href="/server-api#webhooks" target="_blank" rel="noopener noreferrer">
                Server API
              </TextLink>
              .
            </Soft>
          </div>
        </Top>
      </div>
      <SecretCard
        label="New endpoint"
        note="The portal shows this secret once. Your server needs it to verify the signature of each message."
        shown={webhooks.secret}
      />
      <ListState list={list} failure={failure} onRetry={load} />
      {list?.length === 0 ? <EmptyState icon="bell" level={2} title="No endpoints" text="Add one below." /> : null}
      {list === undefined || list.length === 0 ? null : (
        <Rows aria-label="Endpoints">
          {list.map((endpoint) => (
            <EndpointRow key={endpoint.id} webhooks={webhooks} endpoint={endpoint} />
          ))}
        </Rows>
      )}
      {open === undefined ? null : <WebhookLogPanel webhooks={webhooks} endpoint={open} />}
      <EndpointForm webhooks={webhooks} />
    </Page>
  );
});

/** Webhook endpoints of a game. */
export const webhooksPage = gamePage(WebhooksScreen, {
  action: 'webhooks.change',
  heading: 'Webhooks',
  title: 'Only owners and publishers can change webhooks',
});
