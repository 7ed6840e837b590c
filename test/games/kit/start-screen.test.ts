// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { StartScreen } from '../../../games/kit/start-screen';

afterEach(() => document.body.replaceChildren());

const text = { title: 'Ferry', tagline: 'Across', howTo: { xr: [], mouse: [], touch: [] } };
const offer = { label: 'Stone · 3 coins', offer: true, act: () => undefined };
const choice = { label: 'Red sail', pressed: true, act: () => undefined };
const bag = () => document.querySelector<HTMLButtonElement>('[aria-label="Shop"]');
const shop = () => document.querySelector<HTMLElement>('.shop');

describe('StartScreen', () => {
  test('has no bag without an offer of the shop', () => {
    new StartScreen(document.body, text).offer([choice]);
    expect(bag()?.hidden).toBe(true);
    expect(document.querySelector('.extras')?.textContent).toBe('Red sail');
  });

  test('shows offers of the shop only behind the bag, after Play', () => {
    new StartScreen(document.body, text).offer([choice, offer]);
    expect([bag()?.hidden, bag()?.getAttribute('aria-expanded'), shop()?.hidden]).toEqual([false, 'false', true]);
    expect(document.querySelector('.extras')?.textContent).toBe('Red sail');
    bag()?.click();
    expect([bag()?.getAttribute('aria-expanded'), shop()?.hidden]).toEqual(['true', false]);
    const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons.indexOf(offer.label)).toBeGreaterThan(buttons.indexOf('Play'));
    bag()?.click();
    expect(shop()?.hidden).toBe(true);
  });

  test('preserves the focus of an offer and closes an empty shop', () => {
    const screen = new StartScreen(document.body, text);
    screen.offer([offer]);
    bag()?.click();
    shop()?.querySelector('button')?.focus();
    screen.offer([{ ...offer, label: 'Stone · 3 coins · 1 left' }]);
    expect(document.activeElement?.textContent).toBe('Stone · 3 coins · 1 left');
    screen.offer([]);
    expect([bag()?.hidden, shop()?.hidden]).toEqual([true, true]);
  });
});
