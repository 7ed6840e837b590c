import { describe, expect, test } from 'vitest';
import { TcfAdConsent } from '../../../src/adapters/ads/tcf-ad-consent';
import type { TcfPage } from '../../../src/adapters/telemetry/tcf-consent';

type Api = NonNullable<TcfPage['__tcfapi']>;
type Notify = Parameters<Api>[2];

class FakePage extends EventTarget {
  document: Pick<Document, 'readyState'> = { readyState: 'complete' };
  __tcfapi?: Api;
  notify: Notify | undefined;
  readonly removed: unknown[] = [];
  install(): void {
    this.__tcfapi = (command, version, notify, parameter) => {
      expect(version).toBe(2);
      if (command === 'addEventListener') this.notify = notify;
      else this.removed.push(parameter);
    };
  }
}

const tcData = (purposes: Record<number, boolean>, eventStatus = 'useractioncomplete') => ({
  eventStatus,
  gdprApplies: true,
  tcString: 'CPx',
  listenerId: 7,
  purpose: { consents: purposes },
});

function follow(page: FakePage, configured = true) {
  const received: unknown[] = [];
  const cancel = new TcfAdConsent(configured, page).follow((consent, { text }) =>
    received.push(text === '' ? consent : [consent, text]),
  );
  return { received, cancel };
}

describe('TcfAdConsent', () => {
  test('is unknown if no consent manager is configured', () => {
    const page = new FakePage();
    page.install();
    expect(follow(page, false).received).toEqual(['unknown']);
    expect(page.notify).toBeUndefined();
  });

  test('reports the consent from the manager and its changes', () => {
    const page = new FakePage();
    page.install();
    const { received, cancel } = follow(page);
    page.notify?.(tcData({}, 'cmpuishown'), true);
    page.notify?.(tcData({ 1: true, 2: true }), true);
    page.notify?.(tcData({ 1: true, 2: false }), true);
    expect(received).toEqual(['waiting', ['waiting', 'CPx'], ['given', 'CPx'], ['refused', 'CPx']]);
    cancel();
    page.notify?.(tcData({ 1: true, 2: true }), true);
    expect([received.length, page.removed]).toEqual([4, [7]]);
  });

  test('reports nothing after cancel, even if the manager responds later', () => {
    const page = new FakePage();
    page.install();
    const { received, cancel } = follow(page);
    cancel();
    expect(page.removed).toEqual([]);
    page.notify?.(tcData({ 1: true, 2: true }), true);
    page.notify?.(tcData({ 1: true, 2: true }), true);
    expect([received, page.removed]).toEqual([['waiting'], [7]]);
  });

  test('fails if the manager fails or is missing after the page load', () => {
    const failing = new FakePage();
    failing.install();
    const { received } = follow(failing);
    failing.notify?.(null, false);
    expect(received).toEqual(['waiting', 'failed']);
    expect(follow(new FakePage()).received).toEqual(['waiting', 'failed']);
  });

  test('waits for the manager until the page has loaded', () => {
    const [late, never, left] = [new FakePage(), new FakePage(), new FakePage()];
    for (const page of [late, never, left]) page.document = { readyState: 'interactive' };
    const [one, two, three] = [follow(late), follow(never), follow(left)];
    late.install();
    three.cancel();
    for (const page of [late, never, left]) page.dispatchEvent(new Event('load'));
    late.notify?.(tcData({ 1: true, 2: true }), true);
    expect([one.received, two.received, three.received]).toEqual([
      ['waiting', ['given', 'CPx']],
      ['waiting', 'failed'],
      ['waiting'],
    ]);
  });
});
