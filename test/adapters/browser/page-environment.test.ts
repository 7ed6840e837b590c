import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import {
  PageAttention,
  MediaStillness,
  PageConsentManager,
  CookieGuestId,
  HtmlSoundPlayer,
} from '../../../src/adapters/browser/page-environment';
import { delivered } from '../../fakes/delivered';
import { FakeClock } from '../../fakes/fake-clock';

/** Document of a tab that can be hidden and shown. */
class Page extends EventTarget {
  constructor(public visibilityState: DocumentVisibilityState) {
    super();
  }

  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Web Locks of a browser, shared by all of its tabs. */
class Locks {
  private readonly held = new Set<string>();

  async request(name: string, _options: LockOptions, hold: (lock: Lock | null) => unknown): Promise<never> {
    if (this.held.has(name)) return (await hold(null)) as never;
    this.held.add(name);
    const result = await hold({ name, mode: 'exclusive' });
    this.held.delete(name);
    return result as never;
  }
}

const clock = new FakeClock();
const attentionOf = (page: Page, locks?: Pick<LockManager, 'request'>) => new PageAttention(page, clock, locks);
const claims = (tabs: readonly PageAttention[], key: string) => Promise.all(tabs.map((tab) => tab.claim(key)));

describe('PageAttention', () => {
  test('calls back at once in a visible tab', () => {
    const then = vi.fn();
    attentionOf(new Page('visible')).whenSeen(then);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('calls back once when a hidden tab becomes visible', () => {
    const page = new Page('hidden');
    const then = vi.fn();
    attentionOf(page).whenSeen(then);
    page.show('hidden');
    expect(then).not.toHaveBeenCalled();
    page.show('visible');
    page.show('visible');
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('calls back each time the tab becomes visible again', () => {
    const page = new Page('visible');
    const then = vi.fn();
    const cancel = attentionOf(page).onReturn(then);
    expect(then).not.toHaveBeenCalled();
    for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) page.show(state);
    expect(then).toHaveBeenCalledTimes(2);
    cancel();
    page.show('visible');
    expect(then).toHaveBeenCalledTimes(2);
  });

  test('does not call back after cancel', () => {
    const page = new Page('hidden');
    const then = vi.fn();
    const cancel = attentionOf(page).whenSeen(then);
    cancel();
    page.show('visible');
    expect(then).not.toHaveBeenCalled();
  });
});

describe('PageAttention across several tabs', () => {
  test('grants a claim to the first visible tab for ten seconds', async () => {
    const locks = new Locks() as unknown as Pick<LockManager, 'request'>;
    const tabs = ['hidden', 'visible', 'visible'] as const;
    const attentions = tabs.map((state) => attentionOf(new Page(state), locks));
    expect(await claims(attentions, 'n1')).toEqual([false, true, false]);
    expect(await claims(attentions, 'n2')).toEqual([false, true, false]);
    clock.advance(9999);
    await delivered();
    expect(await claims(attentions, 'n1')).toEqual([false, false, false]);
    clock.advance(1);
    await delivered();
    expect(await claims(attentions, 'n1')).toEqual([false, true, false]);
  });

  test('grants the claim to every visible tab if locks are missing or fail', async () => {
    const broken = { request: () => Promise.reject(new Error('insecure')) } as Pick<LockManager, 'request'>;
    for (const locks of [undefined, broken])
      expect(
        await claims([attentionOf(new Page('visible'), locks), attentionOf(new Page('hidden'), locks)], 'n'),
      ).toEqual([true, false]);
  });
});

describe('MediaStillness', () => {
  test('reflects the media features, now and after each change', () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    const asked: string[] = [];
    const received: boolean[] = [];
    new MediaStillness((query) => {
      asked.push(query);
      return list;
    }).wanted$.subscribe((still) => received.push(still));
    list.matches = false;
    list.dispatchEvent(new Event('change'));
    list.dispatchEvent(new Event('change'));
    expect(received).toEqual([true, false]);
    expect(asked.join()).toContain('prefers-reduced-motion: reduce');
    expect(asked.join()).toContain('forced-colors: active');
  });
});

describe('PageConsentManager', () => {
  const aPage = () => Object.assign(new EventTarget(), { document: new EventTarget() });

  test('is found if its script has loaded by the time of the page load', () => {
    const page = aPage();
    const received: boolean[] = [];
    new PageConsentManager(page).loaded$.subscribe((loaded) => received.push(loaded));
    Object.assign(page, { __tcfapi: () => undefined });
    page.dispatchEvent(new Event('load'));
    expect(received).toEqual([false, true]);
  });

  test('opens its settings', () => {
    const tcfapi = vi.fn();
    new PageConsentManager(Object.assign(aPage(), { __tcfapi: tcfapi })).openSettings();
    expect(tcfapi).toHaveBeenCalledExactlyOnceWith('displayConsentUi', 2, expect.any(Function));
  });

  test('opens nothing if the page has no consent manager', () => {
    expect(() => {
      new PageConsentManager(aPage()).openSettings();
    }).not.toThrow();
  });
});

const ID = '7f0f2f4e-55c1-4a6f-9f43-0c1a2b3c4d5e';
const reading = (cookies: string) => new CookieGuestId(() => cookies).read();

describe('CookieGuestId', () => {
  test.each([
    [`p1_uuid=${ID}`, ID],
    [`a=b; p1_uuid=${ID}; c=d`, ID],
    ['', undefined],
    [`xp1_uuid=${ID}`, undefined],
    ['p1_uuid=', undefined],
    [`p1_uuid=${ID}0`, undefined],
    [`p1_uuid=${ID}; p1_uuid=${ID}`, undefined],
    [`p1_uuid=${ID}; p1_uuid=other`, undefined],
  ])('for cookies %j returns %s', (cookies, id) => {
    expect(reading(cookies)).toBe(id);
  });

  property.prop([fc.uuid(), fc.array(fc.stringMatching(/^[a-z]{1,8}=[a-z0-9]{0,8}$/))])(
    'always finds the guest id among other cookies',
    (id, others) => {
      expect(reading([...others, `p1_uuid=${id}`].join('; '))).toBe(id);
    },
  );

  property.prop([fc.string()])('never returns a value that is not a UUID', (text) => {
    expect(reading(`p1_uuid=${text}`)).toBeUndefined();
  });
});

const yes = () => true;
const no = () => false;
const ORIGIN = 'http://static.portal.test';

describe('HtmlSoundPlayer', () => {
  test('loads sounds from the static host', () => {
    const play = vi.fn(() => Promise.resolve());
    const load = vi.fn(() => ({ play }));
    new HtmlSoundPlayer(ORIGIN, load, yes, yes).play('achievement');
    expect(load).toHaveBeenCalledWith('http://static.portal.test/sounds/achievement.mp3');
    expect(play).toHaveBeenCalledOnce();
  });

  test('loads no sound before the first user gesture', () => {
    const load = vi.fn();
    new HtmlSoundPlayer(ORIGIN, load, no, yes).play('ding');
    expect(load).not.toHaveBeenCalled();
  });

  test('plays sounds only in the visible tab', () => {
    const load = vi.fn();
    new HtmlSoundPlayer(ORIGIN, load, yes, no).play('achievement');
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    () => ({ play: () => Promise.reject(new Error('NotAllowedError')) }),
    () => {
      throw new Error('no codec');
    },
  ])('never throws when playback fails', async (load) => {
    const failed = vi.fn();
    process.once('unhandledRejection', failed);
    new HtmlSoundPlayer(ORIGIN, load, yes, yes).play('error');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});
