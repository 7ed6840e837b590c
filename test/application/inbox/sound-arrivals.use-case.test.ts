import { describe, expect, test } from 'vitest';
import { ArrivalSound, SoundArrivals } from '../../../src/application/inbox/toast-arrivals.use-case';
import { defaultSettings } from '../../../src/domain/session/settings';
import { delivered } from '../../fakes/delivered';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeSoundPlayer } from '../../fakes/fake-sound-player';
import { inboxFixture } from './inbox-fixture';

async function begin() {
  const fixture = inboxFixture();
  const [sounds, clock] = [new FakeSoundPlayer(), new FakeClock()];
  const sound = new ArrivalSound('message', sounds, clock);
  const stop = new SoundArrivals(fixture.state, fixture.session, sound).execute();
  fixture.follow.execute();
  fixture.signIn();
  await delivered();
  return { ...fixture, sounds, clock, stop };
}

describe('SoundArrivals', () => {
  test('plays a sound for a live arrival, but not for older or read items', async () => {
    const { sounds, arrive, echo, markRead, realtime } = await begin();
    realtime.connect();
    echo.sound();
    await markRead.execute();
    expect(sounds.played).toEqual([]);
    arrive('n3');
    expect(sounds.played).toEqual(['message']);
  });

  test('plays one sound for a burst, however long it lasts', async () => {
    const { sounds, arrive, clock, state } = await begin();
    for (const id of ['n3', 'n4', 'n5', 'n6']) {
      arrive(id);
      clock.advance(1500);
    }
    expect(sounds.played).toEqual(['message']);
    state.apply({ type: 'looked-at' });
    clock.advance(2000);
    arrive('n7');
    expect(sounds.played).toEqual(['message', 'message']);
  });

  test('is silent for a player who has muted the site', async () => {
    const { sounds, arrive, session, user } = await begin();
    const settings = defaultSettings();
    const muted = { ...settings, media: { ...settings.media, mute_sounds_master: true } };
    session.apply({ type: 'signed-in', user, settings: muted });
    arrive('n3');
    expect(sounds.played).toEqual([]);
  });

  test('is silent after it was stopped', async () => {
    const { sounds, arrive, stop } = await begin();
    stop();
    arrive('n3');
    expect(sounds.played).toEqual([]);
  });
});
