import { describe, expect, test } from 'vitest';
import { announcementChannel } from '../../../src/application/realtime/announcement-channel';
import { unknownSession } from '../../../src/domain/session/session';
import { aPlayer } from '../../fakes/a-player';

describe('the channel of announcements', () => {
  test('carries the id of the player, or else of the guest', () => {
    const user = aPlayer();
    expect(announcementChannel({ ...unknownSession, user }, 'g')).toBe(`announcement.${user.id}`);
    expect(announcementChannel(unknownSession, 'g')).toBe('guest.announcement.g');
    expect(announcementChannel(unknownSession, undefined)).toBeUndefined();
  });
});
