// @vitest-environment jsdom
import { test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { silencePage } from '../../../../sdk/adapters/common/silence-page';
import { Listeners } from '../../../../sdk/listeners';

class FakeContext extends EventTarget {
  state = 'running';
  suspend = vi.fn(() => this.become('suspended'));
  resume = vi.fn(() => this.become('running'));

  become(state: string): Promise<void> {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
}

function start() {
  const plays = vi.fn(() => Promise.resolve());
  class Element extends EventTarget {
    muted = false;
    declare play: () => Promise<void>;
  }
  Element.prototype.play = plays;
  const own = { AudioContext: FakeContext, HTMLMediaElement: Element } as unknown as Parameters<typeof silencePage>[0];
  const events = new Listeners();
  silencePage(own, events);
  const context = (): FakeContext => new (own.AudioContext as unknown as typeof FakeContext)();
  return { events, context, Element, plays };
}

describe('silencePage', () => {
  test('mutes the page and restores its sound on unmute', () => {
    const { events, context, Element, plays } = start();
    const [running, own] = [context(), context()];
    void own.become('suspended');
    const music = new Element();
    void music.play();
    events.emit('mute', undefined);
    expect([running.state, music.muted]).toEqual(['suspended', true]);
    events.emit('unmute', undefined);
    expect([running.state, own.state, music.muted]).toEqual(['running', 'suspended', false]);
    expect(plays).toHaveBeenCalledOnce();
  });

  test('mutes sounds that start while the page is muted', () => {
    const { events, context, Element } = start();
    const woken = context();
    void woken.become('suspended');
    events.emit('mute', undefined);
    void woken.resume();
    const late = new Element();
    void late.play();
    expect([woken.state, late.muted]).toEqual(['suspended', true]);
    events.emit('unmute', undefined);
    expect([woken.state, late.muted]).toEqual(['running', false]);
  });

  test('leaves elements muted that the game itself has muted', () => {
    const { events, Element } = start();
    const off = Object.assign(new Element(), { muted: true });
    void off.play();
    events.emit('mute', undefined);
    events.emit('unmute', undefined);
    expect(off.muted).toBe(true);
  });
});
