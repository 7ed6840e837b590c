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
  const heard: AdFrameNews[] = [];
  const cancel = frame.connect(iframe, (news) => heard.push(news));
  return { portal, contentWindow, frame, heard, cancel };
}

describe('the frame of a third party’s ad', () => {
  test('is given its key and the visitor’s consent behind the hash', () => {
    const address = new URL(connect().frame.address);
    expect([address.origin, address.pathname, address.search]).toEqual(['http://ads.play.site.test', '/frame', '']);
    expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
      key: KEY,
      gdpr: '1',
      consent: 'C&P',
    });
  });

  test('T39: is heard only from its own window, without an origin, and with its key', () => {
    const { portal, contentWindow, heard } = connect();
    const message = adFrameMessage(KEY, done);
    portal.receive(message, 'null', {});
    portal.receive(message, 'http://ads.play.site.test', contentWindow);
    portal.receive(message, 'http://evil.test', contentWindow);
    portal.receive(adFrameMessage('another', done), 'null', contentWindow);
    portal.receive({ kind: 'ad-completed' }, 'null', contentWindow);
    expect(heard).toEqual([]);
    portal.receive(message, 'null', contentWindow);
    expect(heard).toEqual([done]);
  });

  test('leaves nothing behind', () => {
    const { portal, contentWindow, heard, cancel } = connect();
    cancel();
    portal.receive(adFrameMessage(KEY, done), 'null', contentWindow);
    expect([portal.listeners, heard]).toEqual([0, []]);
  });
});
