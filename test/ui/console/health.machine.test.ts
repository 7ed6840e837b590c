import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { frameBounds } from '../../../src/domain/bridge/runtime-report';
import {
  devicesText,
  frameTimeText,
  healthFigures,
  healthLines,
  kindName,
} from '../../../src/ui/console/health.machine';
import { aHealthDay } from '../../fakes/console-game-pages';

describe('texts of the health page', () => {
  test('name devices with sessions, most first', () => {
    expect(devicesText({ computer: 1, mobile: 0, headset: 7, unknown: 1 })).toBe(
      'Headset browser 7, Computer 1, Unknown 1',
    );
    expect(kindName('media')).toBe('Sound or video');
  });

  test.each([
    [undefined, '–'],
    [11.11, '11.1 ms'],
    [200, '200 ms or more'],
  ])('write the frame time %j as %j', (time, text) => {
    expect(frameTimeText(time)).toBe(text);
  });

  test('have dashes for figures without sessions', () => {
    expect(healthFigures([]).map(({ value }) => value)).toEqual(['0', '–', '–', '–']);
  });
});

describe('healthLines', () => {
  test('has a value for each day and gaps for days without sessions or frames', () => {
    const screen = [...frameBounds, Infinity].map((bound) => (bound === 18 ? 4 : 0));
    const days = [aHealthDay('2026-01-02', { errors: 1, frames: { screen, vr: screen.map(() => 0) } })];
    expect(healthLines({ days }, '2026-01-01', '2026-01-02')).toEqual({
      days: ['2026-01-01', '2026-01-02'],
      errors: [null, 10],
      screen: [null, 17],
      vr: [null, null],
    });
  });

  property.prop([fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 31 })])(
    'always has lines as long as the period',
    (first, last) => {
      const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;
      const [from, to] = [day(Math.min(first, last)), day(Math.max(first, last))];
      const lines = healthLines({ days: [aHealthDay(from)] }, from, to);
      for (const line of Object.values(lines)) expect(line).toHaveLength(Math.abs(last - first) + 1);
    },
  );
});
