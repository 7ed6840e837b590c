import { observer } from 'mobx-react-lite';
import type { WebhookDelivery, WebhookEndpoint } from '../../domain/server-api/webhooks';
import { exactDate } from '../../domain/shared/written-date';
import { Section, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { Panel, Report, RowActions, Top } from './console.styles';
import { ListState } from './ListState';
import { attemptText, deliveryStateTexts } from './webhooks.machine';
import type { WebhooksViewModel } from './webhooks.view-model';

interface LogProps {
  readonly webhooks: WebhooksViewModel;
  readonly endpoint: WebhookEndpoint;
}

const DeliveryPanel = observer(function DeliveryPanel({
  webhooks,
  endpoint,
  delivery,
}: LogProps & { readonly delivery: WebhookDelivery }) {
  const { type, state, created, next, body, attempts } = delivery;
  const { word, tone } = deliveryStateTexts[state];
  const last = attempts.at(-1);
  return (
    <Panel role="group" aria-label={`${type}, ${word}`}>
      <Top>
        <h3>
          {type} <Badge tone={tone}>{word}</Badge>
        </h3>
        {endpoint.state === 'off' || state === 'waiting' ? null : (
          <Button icon="rotate-cw" {...onePress(() => void webhooks.resend(endpoint, delivery))}>
            Send again
          </Button>
        )}
      </Top>
      <Soft>
        <DateText date={created} flows />
        {last === undefined ? null : ` · ${attemptText(last)}`}
        {next === undefined || attempts.length === 0 ? null : (
          <>
            {' · next attempt at '}
            <time dateTime={next}>{exactDate(next)} UTC</time>
          </>
        )}
      </Soft>
      <details>
        <summary>Request and responses</summary>
        <Report>{body}</Report>
        {attempts.map((attempt) => (
          <div key={attempt.at}>
            <Soft>
              <DateText date={attempt.at} flows /> · {attemptText(attempt)}
            </Soft>
            {attempt.answer === '' ? null : <Report>{attempt.answer}</Report>}
          </div>
        ))}
      </details>
    </Panel>
  );
});

/** Messages of the last 30 days to an endpoint, newest first. */
export const WebhookLogPanel = observer(function WebhookLogPanel({ webhooks, endpoint }: LogProps) {
  const { log } = webhooks;
  if (log === undefined) return null;
  const { value, failure, load } = log.page;
  const { current = 1, last = 1 } = value?.pagination ?? {};
  return (
    <Section aria-labelledby="webhook-log">
      <Top>
        <h2 id="webhook-log">Log of {endpoint.url}</h2>
        <Button icon="rotate-cw" {...onePress(() => void load())}>
          Reload
        </Button>
      </Top>
      <ListState list={value} failure={failure} onRetry={load} />
      {value?.deliveries.length === 0 ? (
        <EmptyState icon="history" text="No messages in the last 30 days. Send a test." />
      ) : null}
      {value?.deliveries.map((delivery) => (
        <DeliveryPanel key={delivery.id} webhooks={webhooks} endpoint={endpoint} delivery={delivery} />
      ))}
      {last === 1 ? null : (
        <RowActions>
          <Button icon="chevron-left" disabled={current === 1} onClick={() => void log.open(current - 1)}>
            Newer
          </Button>
          <Button icon="chevron-right" disabled={current === last} onClick={() => void log.open(current + 1)}>
            Older
          </Button>
        </RowActions>
      )}
    </Section>
  );
});
