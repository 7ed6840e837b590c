import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import type { ForeignTcData, TcfPage } from '../../../src/adapters/telemetry/tcf-consent';
import { whenMeasuringAllowed } from '../../../src/adapters/telemetry/tcf-consent';

type Notify = Parameters<NonNullable<TcfPage['__tcfapi']>>[2];

/** Fake consent manager controlled by the test. */
function aManager() {
  const listeners = new Map<number, Notify>();
  const page: TcfPage = {
    __tcfapi: (command, _version, notify, id) => {
      if (command === 'addEventListener') listeners.set(listeners.size + 1, notify);
      if (command === 'removeEventListener') listeners.delete(id as number);
    },
  };
  const say = (tcData: ForeignTcData | null, success = true) => {
    for (const [listenerId, notify] of listeners) notify(tcData === null ? null : { listenerId, ...tcData }, success);
  };
  return { page, say, listeners };
}

const YES = { eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 1: true, 8: true } } };

describe('whenMeasuringAllowed', () => {
  test('runs at once without a consent manager', () => {
    const run = vi.fn();
    whenMeasuringAllowed({}, run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs once when the manager reports consent', () => {
    const { page, say, listeners } = aManager();
    const run = vi.fn();
    whenMeasuringAllowed(page, run);
    say({ eventStatus: 'cmpuishown', gdprApplies: true });
    say({ ...YES, purpose: { consents: { 1: true } } });
    say(YES, false);
    expect(run).not.toHaveBeenCalled();
    say(YES);
    say(YES);
    expect([run.mock.calls.length, listeners.size]).toEqual([1, 0]);
  });

  property.prop([fc.anything(), fc.anything(), fc.anything()])(
    'never accepts a response outside the standard',
    (eventStatus, gdprApplies, consents) => {
      fc.pre(gdprApplies !== false);
      const { page, say } = aManager();
      const run = vi.fn();
      whenMeasuringAllowed(page, run);
      say(null);
      say({ eventStatus, gdprApplies, purpose: { consents } });
      expect(run).not.toHaveBeenCalled();
    },
  );
});
