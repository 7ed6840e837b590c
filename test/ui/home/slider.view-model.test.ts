// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { SliderViewModel } from '../../../src/ui/home/slider.view-model';

describe('SliderViewModel', () => {
  test('rotates only between start and stop', () => {
    const slider = new SliderViewModel(3);
    expect(slider.rotating).toBe(false);
    const stop = slider.start();
    expect(slider.rotating).toBe(true);
    stop();
    expect(slider.rotating).toBe(false);
  });

  test('pauses under a pointer or the focus, and on request', () => {
    const slider = new SliderViewModel(3);
    slider.start();
    slider.setHovered(true);
    expect(slider.rotating).toBe(false);
    slider.setHovered(false);
    slider.setFocused(true);
    expect(slider.rotating).toBe(false);
    slider.setFocused(false);
    slider.togglePlaying();
    expect(slider.counting).toBe(false);
    slider.togglePlaying();
    expect(slider.rotating).toBe(true);
  });

  test('has no countdown for a single game', () => {
    const slider = new SliderViewModel(1);
    slider.start();
    expect(slider.counting).toBe(false);
  });

  test('returns to the hero when a picture is deselected or the game changes', () => {
    const slider = new SliderViewModel(2);
    slider.choosePicture(1);
    expect(slider.picture).toBe(1);
    slider.choosePicture(1);
    expect(slider.picture).toBeUndefined();
    slider.choosePicture(2);
    slider.next();
    expect(slider.picture).toBeUndefined();
  });

  property.prop([fc.integer({ min: 1, max: 12 }), fc.array(fc.boolean(), { maxLength: 40 })])(
    'always shows an existing slide with a loaded hero, wrapping at both ends',
    (count, steps) => {
      const slider = new SliderViewModel(count);
      let position = 0;
      for (const forward of steps) {
        if (forward) slider.next();
        else slider.previous();
        position += forward ? 1 : -1;
        expect(slider.current).toBe(((position % count) + count) % count);
        expect(slider.loaded.has(slider.current)).toBe(true);
      }
    },
  );

  property.prop([fc.integer({ min: 2, max: 12 })])('always preloads exactly the next slide', (count) => {
    const slider = new SliderViewModel(count);
    slider.previous();
    slider.prepareNext();
    expect([...slider.loaded]).toEqual([0, count - 1]);
  });
});
