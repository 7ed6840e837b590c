import { describe, expect, test, vi, beforeEach, afterEach } from 'vitest';
import { EventOutbox } from '../../../src/adapters/iframe/iframe-game-frames';
import { SystemClock } from '../../../src/adapters/system/system';
import type { EventMessage } from '../../../src/domain/bridge/message';

const pause = { name: 'pause', detail: undefined } as const;
const resume = { name: 'resume', detail: undefined } as const;

function outbox() {
  const posted: EventMessage[] = [];
  return { posted, box: new EventOutbox(new SystemClock(), (message) => posted.push(message)) };
}

describe('EventOutbox', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('sends an event at once and every 100 ms until it is acknowledged', () => {
    const { posted, box } = outbox();
    box.send(pause);
    expect(posted).toMatchObject([{ name: 'pause', id: 1 }]);
    vi.advanceTimersByTime(250);
    expect(posted).toHaveLength(3);
    box.acknowledge(1);
    vi.advanceTimersByTime(1_000);
    expect(posted).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('gives up on an event after 10 s', () => {
    const { posted, box } = outbox();
    box.send(pause);
    vi.advanceTimersByTime(60_000);
    expect(posted).toHaveLength(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('never reorders events', () => {
    const { posted, box } = outbox();
    box.send(pause);
    posted.length = 0;
    box.send(resume);
    expect(posted.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('drops its events when the frame is closed', () => {
    const { posted, box } = outbox();
    box.send(pause);
    box.clear();
    vi.advanceTimersByTime(1_000);
    expect(posted).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
