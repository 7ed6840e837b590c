import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GameCardLink } from '../../../src/ui/games/GameCardLink';
import { startAnimation } from './animation-events';
import { sampleCard } from './sample-games';

const original = { ...Object.getOwnPropertyDescriptors(HTMLMediaElement.prototype) };
let refused: readonly string[] = [];

beforeEach(() => {
  refused = [];
  Object.defineProperties(HTMLMediaElement.prototype, {
    play: {
      configurable: true,
      value(this: HTMLVideoElement) {
        const bad = refused.includes(this.getAttribute('src') ?? '');
        return bad ? Promise.reject(new DOMException('', 'NotSupportedError')) : Promise.resolve();
      },
    },
    pause: { configurable: true, value: () => undefined },
    load: { configurable: true, value: () => undefined },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
  const { play, pause, load } = original;
  if (play && pause && load) Object.defineProperties(HTMLMediaElement.prototype, { play, pause, load });
});

const trailer = { webm: '/m/t.webm', mp4: '/m/t.mp4', poster: '/m/p.webp' };

function showTwo() {
  render(
    <>
      <GameCardLink game={sampleCard({ slug: 'one', trailer })} />
      <GameCardLink game={sampleCard({ slug: 'two', trailer })} />
    </>,
    { wrapper: MemoryRouter },
  );
  return screen.getAllByTestId('slides');
}
const videos = () => document.querySelectorAll('video');
const sourceOf = (layer: Element | undefined) => layer?.querySelector('video')?.getAttribute('src');

describe('CardTrailer', () => {
  test('loads only after a sustained hover, then plays muted instead of the slides', async () => {
    const [first] = showTwo();
    expect(videos()).toHaveLength(0);
    if (first) startAnimation(first);
    await waitFor(() => {
      expect(sourceOf(first)).toBe('/m/t.webm');
    });
    const video = first?.querySelector('video');
    expect([video?.muted, video?.loop, video?.hasAttribute('playsinline')]).toEqual([true, true, true]);
    expect(first?.querySelector('img')).toBeNull();
  });

  test('stops and is released when the pointer leaves the card', async () => {
    const [first] = showTwo();
    if (first) startAnimation(first);
    await waitFor(() => {
      expect(videos()).toHaveLength(1);
    });
    const video = first?.querySelector('video');
    fireEvent.pointerLeave(screen.getAllByRole('article')[0] ?? document.body);
    expect(videos()).toHaveLength(0);
    expect(video?.hasAttribute('src')).toBe(false);
  });

  test('stops when the trailer of another card starts', async () => {
    const [first, second] = showTwo();
    if (first) startAnimation(first);
    await waitFor(() => {
      expect(sourceOf(first)).toBe('/m/t.webm');
    });
    if (second) startAnimation(second);
    await waitFor(() => {
      expect(sourceOf(second)).toBe('/m/t.webm');
    });
    await waitFor(() => {
      expect(videos()).toHaveLength(1);
    });
  });

  test('tries the other format and falls back to the slides', async () => {
    refused = ['/m/t.webm'];
    const [first, second] = showTwo();
    if (first) startAnimation(first);
    await waitFor(() => {
      expect(sourceOf(first)).toBe('/m/t.mp4');
    });
    refused = ['/m/t.webm', '/m/t.mp4'];
    if (second) startAnimation(second);
    await waitFor(() => {
      expect(second?.querySelectorAll('img')).toHaveLength(2);
    });
  });

  test('does not load with data saving turned on', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const [first] = showTwo();
    if (first) startAnimation(first);
    await waitFor(() => {
      expect(first?.querySelectorAll('img')).toHaveLength(2);
    });
    expect(videos()).toHaveLength(0);
  });
});
