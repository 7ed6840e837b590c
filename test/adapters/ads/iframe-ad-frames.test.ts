import { describe, expect, test } from 'vitest';
import { IframeAdFrames } from '../../../src/adapters/ads/iframe-ad-frames';
import type { AdFrameNews } from '../../../src/domain/ads/ad-frame-message';
import { adFrameMessage } from '../../../src/domain/ads/ad-frame-message';
import { fakeWindows } from '../../fakes/fake-windows';

const KEY = '3f1f8a56-6f0b-4d8c-9c39-0d8f4e6a1c11';
const done: AdFrameNews = { kind: 'ad-completed' };

function connect() {
  const { portal, contentWindow, iframe } = fakeWindows('http://site.test/', 'http://ads.play.site.test/');
  const frames = new IframeAdFrames(portal, 'http://ads.play.site.test', { uuid: () => KEY });
  const frame = frames.open({ gdprApplies: true, text: 'C&P' });
  const received: AdFrameNews[] = [];
  const cancel = frame.connect(iframe, (news) => received.push(news));
  return { portal, contentWindow, frame, received, cancel };
}

describe('IframeAdFrames', () => {
  test('passes the key and the visitor’s consent in the URL fragment', () => {
    const address = new URL(connect().frame.address);
    expect([address.origin, address.pathname, address.search]).toEqual(['http://ads.play.site.test', '/frame', '']);
    expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
      key: KEY,
      gdpr: '1',
      consent: 'C&P',
    });
  });

  test('T39: accepts messages only from its own window, with an opaque origin and its key', () => {
    const { portal, contentWindow, received } = connect();
    const message = adFrameMessage(KEY, done);
    portal.receive(message, 'null', {});
    portal.receive(message, 'http://ads.play.site.test', contentWindow);
    portal.receive(message, 'http://evil.test', contentWindow);
    portal.receive(adFrameMessage('another', done), 'null', contentWindow);
    portal.receive({ kind: 'ad-completed' }, 'null', contentWindow);
    expect(received).toEqual([]);
    portal.receive(message, 'null', contentWindow);
    expect(received).toEqual([done]);
  });

  test('removes its listener on cancel', () => {
    const { portal, contentWindow, received, cancel } = connect();
    cancel();
    portal.receive(adFrameMessage(KEY, done), 'null', contentWindow);
    expect([portal.listeners, received]).toEqual([0, []]);
  });
});
