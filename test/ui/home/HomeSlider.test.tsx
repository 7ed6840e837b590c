import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { HomeSlider } from '../../../src/ui/home/HomeSlider';
import { endAnimation } from '../games/animation-events';
import { sampleCard } from '../games/sample-games';

afterEach(cleanup);

const titles = ['Night Ferry', 'Pulse Road', 'Far Salvage'];

function show(count = titles.length) {
  const games = titles
    .slice(0, count)
    .map((title) => sampleCard({ slug: title.replace(' ', '-').toLowerCase(), title }));
  render(<HomeSlider games={games} />, { wrapper: MemoryRouter });
  return screen.getByRole('region', { name: 'Featured games' });
}

const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('HomeSlider', () => {
  test('shows the first game with its link and position', () => {
    const slider = show();
    expect(slider.getAttribute('aria-roledescription')).toBe('carousel');
    expect(within(slider).getByRole('group', { name: '1 of 3' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Play Night Ferry' }).getAttribute('href')).toBe(
      '/arcade/games/night-ferry',
    );
  });

  test('has the pause button directly after the game link in tab order', () => {
    const slider = show();
    const names = within(slider)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Pause slideshow', 'Previous game', 'Next game', 'Picture 1 of 2', 'Picture 2 of 2']);
  });

  test('moves by buttons and arrow keys and wraps around', () => {
    const slider = show();
    press('Previous game');
    expect(shown()).toBe('Far Salvage');
    press('Next game');
    expect(shown()).toBe('Night Ferry');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(shown()).toBe('Pulse Road');
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(shown()).toBe('Night Ferry');
  });

  test('rotates when the countdown ends until it is paused', () => {
    show();
    endAnimation(screen.getByTestId('countdown'));
    expect(shown()).toBe('Pulse Road');
    press('Pause slideshow');
    expect(screen.queryByTestId('countdown')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeDefined();
  });

  test('announces slides only while the rotation is paused', () => {
    const slider = show();
    const live = () => slider.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    fireEvent.focus(screen.getByRole('button', { name: 'Next game' }));
    expect(live()).toBe('polite');
  });

  test('changes the slide on a swipe but not on a tap', () => {
    const slider = show();
    const swipe = (from: number, to: number) => {
      fireEvent(slider, touch('pointerdown', from));
      fireEvent(slider, touch('pointerup', to));
    };
    swipe(200, 190);
    expect(shown()).toBe('Night Ferry');
    swipe(200, 100);
    expect(shown()).toBe('Pulse Road');
    swipe(100, 200);
    expect(shown()).toBe('Night Ferry');
  });

  test('shows a pressed thumbnail’s picture', () => {
    const slider = show();
    const picture = screen.getByRole('button', { name: 'Picture 2 of 2' });
    fireEvent.click(picture);
    expect(picture.getAttribute('aria-pressed')).toBe('true');
    expect(slider.querySelector('img[src="/m/two.webp"]')).not.toBeNull();
  });

  test('has no controls for a single game', () => {
    show(1);
    expect(screen.queryByRole('button', { name: 'Next game' })).toBeNull();
  });
});

function touch(type: string, clientX: number): Event {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  return Object.defineProperty(event, 'pointerType', { value: 'touch' });
}
