import { describe, expect, test } from 'vitest';
import { WebhooksViewModel } from '../../../src/ui/console/webhooks.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aDelivery, anEndpoint, FakeWebhookGateway } from '../../fakes/fake-webhook-gateway';
import { consoleFixture, settle } from './console-fixture';

const HOOK = 'https://api.example.com/hook';

describe('WebhooksViewModel', () => {
  const open = async (prepare: (gateway: FakeWebhookGateway) => void = () => undefined) => {
    const { clock, dialogs, notices, titles, press } = consoleFixture();
    const gateway = new FakeWebhookGateway();
    prepare(gateway);
    const clipboard = { copy: () => Promise.resolve(true) };
    const dependencies = { gateway, dialogs, notices, clipboard, clock };
    const view = new WebhooksViewModel(dependencies, { developer: 'paper-moon', game: 'kite' });
    const stop = view.start();
    await settle();
    return { view, stop, gateway, clock, titles, press };
  };
  const withOne = (gateway: FakeWebhookGateway) => void (gateway.endpoints = [anEndpoint()]);

  test('adds an endpoint for the chosen events and shows its secret once', async () => {
    const { view, gateway } = await open();
    view.typeUrl('not an address');
    view.chooseEvent('score.accepted', false);
    await view.save();
    expect([view.urlProblem, gateway.calls]).toEqual(['Enter an address such as https://api.example.com/hook.', []]);
    view.typeUrl(` ${HOOK} `);
    await view.save();
    const events = ['purchase.completed', 'achievement.earned', 'review.created', 'player.deleted'];
    expect(gateway.calls).toEqual([['create', HOOK, events]]);
    expect([view.secret.current?.secret, view.url, view.list.value?.length]).toEqual(['whsec_secret', '', 1]);
  });

  test('needs an event, and keeps the form after a refusal', async () => {
    const { view, gateway } = await open();
    view.typeUrl(HOOK);
    for (const event of view.events) view.chooseEvent(event, false);
    await view.save();
    expect(view.eventsProblem).toBe('Choose at least one event.');
    view.chooseEvent('review.created', true);
    gateway.failure = aRefusal({ message: 'The address must lead to a public host.' });
    await view.save();
    expect([view.failure, view.url]).toEqual([gateway.failure, HOOK]);
  });

  test('edits an endpoint and leaves it switched off', async () => {
    const { view, gateway } = await open((prepared) => void (prepared.endpoints = [anEndpoint({ state: 'off' })]));
    view.edit(view.list.value?.[0]);
    view.chooseEvent('review.created', true);
    await view.save();
    expect(gateway.calls).toEqual([['change', 'e1', HOOK, ['purchase.completed', 'review.created'], false]]);
    expect([view.edited, view.secret.current]).toEqual([undefined, undefined]);
  });

  test('switches an endpoint off and on, and reports a failure', async () => {
    const { view, gateway, titles } = await open(withOne);
    const endpoint = () => view.list.value?.[0] ?? expect.fail('There is no endpoint.');
    await view.switch(endpoint());
    expect(endpoint().state).toBe('off');
    await view.switch(endpoint());
    expect(endpoint().state).toBe('on');
    gateway.failure = aRefusal({ message: 'Not now.' });
    await view.switch(endpoint());
    expect(titles()).toEqual(expect.arrayContaining(['Endpoint switched off', 'Endpoint switched on', 'Not now.']));
  });

  test('sends a test, opens the log and loads it again until the result is known', async () => {
    const { view, gateway, clock, titles, stop } = await open(withOne);
    gateway.deliveriesNow = [aDelivery({ state: 'waiting', attempts: [] })];
    await view.test(anEndpoint());
    expect([titles(), view.log?.page.value?.deliveries[0]?.state]).toEqual([['Test sent'], 'waiting']);
    clock.advance(2000);
    await settle();
    gateway.deliveriesNow = [aDelivery()];
    clock.advance(2000);
    await settle();
    expect(view.log?.page.value?.deliveries[0]?.state).toBe('delivered');
    await view.resend(anEndpoint(), aDelivery());
    expect(gateway.calls.at(-1)).toEqual(['resend', 'e1', 'd1']);
    stop();
    gateway.deliveriesNow = [];
    clock.advance(2000);
    await settle();
    expect(view.log?.page.value?.deliveries).toHaveLength(1);
  });

  test('turns the pages of a log and closes it', async () => {
    const { view } = await open((gateway) => {
      withOne(gateway);
      gateway.deliveriesNow = Array.from({ length: 25 }, (_, index) => aDelivery({ id: `d${String(index)}` }));
    });
    await view.toggleLog(anEndpoint());
    expect(view.log?.page.value?.deliveries).toHaveLength(20);
    await view.log?.open(2);
    expect(view.log?.page.value?.deliveries).toHaveLength(5);
    await view.toggleLog(anEndpoint());
    expect(view.log).toBeUndefined();
  });

  test('removes an endpoint with its log after a question', async () => {
    const { view, press } = await open(withOne);
    await view.toggleLog(anEndpoint());
    view.edit(anEndpoint());
    const removed = view.remove(anEndpoint());
    await press('confirm');
    await removed;
    expect([view.list.value, view.log, view.edited]).toEqual([[], undefined, undefined]);
  });

  test('shows the reason if a test cannot be sent', async () => {
    const { view, gateway, titles } = await open(withOne);
    gateway.failure = aRefusal({ message: 'This endpoint is switched off.' });
    await view.test(anEndpoint());
    expect([titles(), view.log]).toEqual([['This endpoint is switched off.'], undefined]);
  });
});
