import type { Registry } from 'prom-client';
import { Counter, Gauge, Histogram } from 'prom-client';
import { brand } from '../../../src/domain/shared/brand';
import type { NodeBus } from '../nodes/node-bus';
import type { NodeListener, NodeMessage } from '../nodes/node-transport.port';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { ServerClock } from '../system/server-clock';

/** Connects to the other servers of the portal. */
export type ConnectBus = (listener: NodeListener) => NodeBus;

const LAG_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** Adds the time of publication to each message, so that receivers can measure its age. */
export const withTimes =
  (connect: ConnectBus, databaseClock: ServerClock): ConnectBus =>
  (listener) => {
    const bus = connect(listener);
    return { ...bus, send: (message) => bus.send({ ...message, at: databaseClock.now().getTime() }) };
  };

/**
 * Measures the messages of other servers: the time from the publication on one server to the emission on this one, lost connections, and
 * messages that were missed for good.
 */
export function measureBus(metrics: Registry, connect: ConnectBus, databaseClock: ServerClock): ConnectBus {
  const registers = [metrics];
  const lag = new Histogram({
    name: `${brand.identifier}_realtime_lag_seconds`,
    help: 'Time from the publication of a message on another server to its emission on this one.',
    buckets: LAG_BUCKETS,
    registers,
  });
  const missed = new Counter({
    name: `${brand.identifier}_node_bus_missed_total`,
    help: 'Times that messages of other servers were lost, so that all sockets were closed.',
    registers,
  });
  return (listener) => {
    const bus = connect({
      receive(message: NodeMessage) {
        listener.receive(message);
        if (message.at !== undefined) lag.observe(Math.max(0, databaseClock.now().getTime() - message.at) / 1000);
      },
      missed() {
        missed.inc();
        listener.missed();
      },
    });
    new Gauge({
      name: `${brand.identifier}_node_bus_waiting_messages`,
      help: 'Messages to other servers that are not sent yet.',
      registers,
      collect() {
        this.set(bus.waiting());
      },
    });
    return bus;
  };
}

/** Creates a counter of connections to other servers that were lost and are back. */
export function countReconnections(metrics: Registry): () => void {
  const reconnections = new Counter({
    name: `${brand.identifier}_node_bus_reconnections_total`,
    help: 'Lost and restored connections to other servers.',
    registers: [metrics],
  });
  return () => reconnections.inc();
}

/** Counts the events of this server, and measures the emission of each to its subscribers here. */
export function measureEmission<P extends ChannelPublisher>(metrics: Registry, publisher: P): P {
  const emission = new Histogram({
    name: `${brand.identifier}_realtime_emission_seconds`,
    help: 'Time from the publication of an event to its emission on the same server.',
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5],
    registers: [metrics],
  });
  return {
    ...publisher,
    publish(...event: Parameters<ChannelPublisher['publish']>) {
      const end = emission.startTimer();
      publisher.publish(...event);
      end();
    },
  };
}
