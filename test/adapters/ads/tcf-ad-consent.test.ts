import { describe, expect, test } from 'vitest';
import { TcfAdConsent } from '../../../src/adapters/ads/tcf-ad-consent';
import type { TcfPage } from '../../../src/adapters/telemetry/tcf-consent';

type Api = NonNullable<TcfPage['__tcfapi']>;
type Hear = Parameters<Api>[2];

class FakePage extends EventTarget {
  document: Pick<Document, 'readyState'> = { readyState: 'complete' };
  __tcfapi?: Api;
  hear: Hear | undefined;
  readonly removed: unknown[] = [];
  install(): void {
    this.__tcfapi = (command, version, hear, parameter) => {
      expect(version).toBe(2);
      if (command === 'addEventListener') this.hear = hear;
      else this.removed.push(parameter);
    };
  }
}

const told = (purposes: Record<number, boolean>, eventStatus = 'useractioncomplete') => ({
  eventStatus,
  gdprApplies: true,
  tcString: 'CPx',
  listenerId: 7,
  purpose: { consents: purposes },
});

function follow(page: FakePage, configured = true) {
  const heard: unknown[] = [];
  const cancel = new TcfAdConsent(configured, page).follow((consent, { text }) =>
    heard.push(text === '' ? consent : [consent, text]),
  );
  return { heard, cancel };
}

describe('consent to ads of third parties', () => {
  test('is unknown without a manager, whatever the page has', () => {
    const page = new FakePage();
    page.install();
    expect(follow(page, false).heard).toEqual(['unknown']);
    expect(page.hear).toBeUndefined();
  });

  test('comes from the manager, and changes with it', () => {
    const page = new FakePage();
    page.install();
    const { heard, cancel } = follow(page);
    page.hear?.(told({}, 'cmpuishown'), true);
    page.hear?.(told({ 1: true, 2: true }), true);
    page.hear?.(told({ 1: true, 2: false }), true);
    expect(heard).toEqual(['waiting', ['waiting', 'CPx'], ['given', 'CPx'], ['refused', 'CPx']]);
    cancel();
    page.hear?.(told({ 1: true, 2: true }), true);
    expect([heard.length, page.removed]).toEqual([4, [7]]);
  });

  test('is not listened for any more once that was given up, however late the manager answers', () => {
    const page = new FakePage();
    page.install();
    const { heard, cancel } = follow(page);
    cancel();
    expect(page.removed).toEqual([]);
    page.hear?.(told({ 1: true, 2: true }), true);
    page.hear?.(told({ 1: true, 2: true }), true);
    expect([heard, page.removed]).toEqual([['waiting'], [7]]);
  });

  test('fails with a manager that fails, or has not come with the page', () => {
    const failing = new FakePage();
    failing.install();
    const { heard } = follow(failing);
    failing.hear?.(null, false);
    expect(heard).toEqual(['waiting', 'failed']);
    expect(follow(new FakePage()).heard).toEqual(['waiting', 'failed']);
  });

  test('waits for a manager until the page has loaded', () => {
    const [late, never, left] = [new FakePage(), new FakePage(), new FakePage()];
    for (const page of [late, never, left]) page.document = { readyState: 'interactive' };
    const [one, two, three] = [follow(late), follow(never), follow(left)];
    late.install();
    three.cancel();
    for (const page of [late, never, left]) page.dispatchEvent(new Event('load'));
    late.hear?.(told({ 1: true, 2: true }), true);
    expect([one.heard, two.heard, three.heard]).toEqual([
      ['waiting', ['given', 'CPx']],
      ['waiting', 'failed'],
      ['waiting'],
    ]);
  });
});
