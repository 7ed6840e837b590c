import { Registry } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
import {
  countReconnections,
  measureBus,
  measureEmission,
  withTimes,
} from '../../../../server/platform/metrics/realtime-metrics';
import type { NodeListener, NodeMessage } from '../../../../server/platform/nodes/node-transport.port';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import { events } from '../../../../src/contract/realtime.contract';
import { FakeServerClock } from '../../support/fake-server-clock';

const message: NodeMessage = { kind: 'session-ended', sessionId: 'a' };
let clock: FakeServerClock;
let metrics: Registry;
let listening: NodeListener;
let sent: NodeMessage[];
let received: NodeMessage[];
let waiting: number;

beforeEach(() => {
  clock = new FakeServerClock();
  metrics = new Registry();
  sent = [];
  received = [];
  waiting = 0;
});

const connect = (listener: NodeListener) => {
  listening = listener;
  return {
    send: (one: NodeMessage) => void sent.push(one),
    waiting: () => waiting,
    sent: () => Promise.resolve(),
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
};
const listener: NodeListener = { receive: (one) => void received.push(one), missed: () => undefined };

test('measureBus measures the time from the publication on another server', async () => {
  const bus = measureBus(metrics, withTimes(connect, clock), clock)(listener);
  bus.send(message);
  clock.advance(700);
  for (const one of sent) listening.receive(one);
  expect(received).toEqual([{ ...message, at: clock.now().getTime() - 700 }]);
  const text = await metrics.metrics();
  expect(text).toContain('holocade_realtime_lag_seconds_bucket{le="0.5"} 0\n');
  expect(text).toContain('holocade_realtime_lag_seconds_bucket{le="1"} 1\n');
  expect(text).toContain('holocade_realtime_lag_seconds_sum 0.7\n');
});

test('measureBus accepts messages of an earlier version, which have no time', async () => {
  measureBus(metrics, connect, clock)(listener);
  listening.receive(message);
  expect(received).toEqual([message]);
  expect(await metrics.metrics()).toContain('holocade_realtime_lag_seconds_count 0\n');
});

test('measureBus counts waiting and missed messages', async () => {
  measureBus(metrics, connect, clock)(listener);
  waiting = 4;
  listening.missed();
  const text = await metrics.metrics();
  expect(text).toContain('holocade_node_bus_waiting_messages 4\n');
  expect(text).toContain('holocade_node_bus_missed_total 1\n');
});

test('countReconnections begins with none', async () => {
  const count = countReconnections(metrics);
  expect(await metrics.metrics()).toContain('holocade_node_bus_reconnections_total 0\n');
  count();
  expect(await metrics.metrics()).toContain('holocade_node_bus_reconnections_total 1\n');
});

test('measureEmission counts the events of this server', async () => {
  const published: unknown[] = [];
  const publisher: ChannelPublisher = {
    publish: (...event) => void published.push(event),
    sent: () => Promise.resolve(),
    hasSubscribers: () => true,
    disconnectSession: () => undefined,
  };
  const measured = measureEmission(metrics, publisher);
  measured.publish(events.friendsChanged, 'announcement.a', null);
  expect(measured.hasSubscribers('announcement.a')).toBe(true);
  expect(published).toEqual([[events.friendsChanged, 'announcement.a', null]]);
  expect(await metrics.metrics()).toContain('holocade_realtime_emission_seconds_count 1\n');
});
