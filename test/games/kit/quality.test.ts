import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readQuality } from '../../../games/kit/quality';
import { isSoftwareRenderer } from '../../../games/kit/software-renderer';

const laptop = { pixelRatio: 2, coarsePointer: false, software: false };

describe('readQuality', () => {
  test('returns high quality for a laptop, less for a phone, least for software rendering', () => {
    expect(readQuality('', laptop)).toMatchObject({ low: false, bloom: true, detail: 1, pixelRatio: 2 });
    expect(readQuality('', { ...laptop, coarsePointer: true })).toMatchObject({
      bloom: false,
      detail: 0.6,
      pixelRatio: 1.5,
    });
    expect(readQuality('', { ...laptop, software: true })).toMatchObject({
      low: true,
      antialias: false,
      pixelRatio: 1,
    });
  });

  test('disables costly effects for ?q=low', () => {
    expect(readQuality('?q=low', { ...laptop, pixelRatio: 3 })).toEqual({
      low: true,
      pixelRatio: 1,
      antialias: false,
      bloom: false,
      detail: 0.25,
      shot: undefined,
    });
  });

  test('uses full quality for pictures on any device', () => {
    expect(readQuality('?shot=hero', { ...laptop, software: true })).toMatchObject({
      low: false,
      bloom: true,
      shot: 'hero',
    });
  });

  property.prop([fc.double({ min: 0.5, max: 4, noNaN: true }), fc.boolean(), fc.boolean()])(
    'never exceeds the device’s pixel ratio or a ratio of two',
    (pixelRatio, coarsePointer, software) => {
      expect(readQuality('', { pixelRatio, coarsePointer, software }).pixelRatio).toBeLessThanOrEqual(
        Math.min(2, pixelRatio),
      );
    },
  );
});

describe('isSoftwareRenderer', () => {
  test.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
    ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
    ['Microsoft Basic Render Driver', true],
    ['ANGLE (Qualcomm, Adreno (TM) 740, OpenGL ES 3.2)', false],
    ['', false],
  ])('detects software rendering from the name %s', (name, software) => {
    expect(isSoftwareRenderer(name)).toBe(software);
  });
});
