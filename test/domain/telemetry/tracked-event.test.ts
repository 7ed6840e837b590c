import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { playStarted } from '../../../src/domain/telemetry/tracked-event';

describe('playStarted', () => {
  test('contains the analytics id only if the game has one', () => {
    expect(playStarted('tiltworks', undefined)).toEqual({ name: 'play_started', game: 'tiltworks' });
    expect(playStarted('tiltworks', 'G-ABC1234567').g_analytics).toBe('G-ABC1234567');
  });

  property.prop([fc.string(), fc.option(fc.string(), { nil: undefined })])(
    'always names the game and the given id',
    (game, id) => {
      expect(playStarted(game, id)).toMatchObject({ game, ...(id === undefined ? {} : { g_analytics: id }) });
    },
  );
});
