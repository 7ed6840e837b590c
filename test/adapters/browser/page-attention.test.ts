import { describe, expect, test, vi } from 'vitest';
import { PageAttention } from '../../../src/adapters/browser/page-attention';
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
