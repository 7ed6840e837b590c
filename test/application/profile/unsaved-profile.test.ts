import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { UnsavedProfile } from '../../../src/application/profile/unsaved-profile';
import { SessionState } from '../../../src/application/session/session-state';
import type { ProfileFields } from '../../../src/domain/account/own-profile';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { FakeProfileDrafts } from '../../fakes/fake-profile-drafts';
import { aPlayer } from '../../fakes/a-player';

const words: ProfileFields = { alias: 'Ada', about: '', links: [], phone: '+49 30 1' };
const nova = aPlayer();

function begin() {
  const session = new SessionState({ attempted: true, user: nova, settings: defaultSettings() });
  const unsaved = new UnsavedProfile(session, new FakeProfileDrafts());
  unsaved.keep(nova.id, words);
  return { session, unsaved };
}

describe('UnsavedProfile', () => {
  test('stores the form while the player stays, and through an expired session', () => {
    const { session, unsaved } = begin();
    session.apply({ type: 'settings-changed', settings: defaultSettings() });
    session.apply({ type: 'signed-out', expired: true });
    session.apply({ type: 'signed-in', user: nova, settings: defaultSettings() });
    expect(unsaved.of(nova.id)).toEqual(words);
  });

  test('deletes the form when the player logs out', () => {
    const { session, unsaved } = begin();
    session.apply({ type: 'signed-out' });
    session.apply({ type: 'signed-in', user: nova, settings: defaultSettings() });
    expect(unsaved.of(nova.id)).toBeUndefined();
  });

  test('stores nothing for a logged-out player', () => {
    const { session, unsaved } = begin();
    session.apply({ type: 'signed-out' });
    unsaved.keep(nova.id, words);
    expect(unsaved.of(nova.id)).toBeUndefined();
  });

  test('returns the form after a reload of the page', () => {
    const session = new SessionState({ attempted: true, user: nova, settings: defaultSettings() });
    const drafts = new FakeProfileDrafts();
    new UnsavedProfile(session, drafts).keep(nova.id, words);
    const unsaved = new UnsavedProfile(session, drafts);
    expect(unsaved.of(nova.id)).toEqual(words);
    session.apply({ type: 'signed-out' });
    expect([unsaved.of(nova.id), drafts.kept]).toEqual([undefined, undefined]);
  });

  property.prop([fc.array(fc.constantFrom('keep', 'forget', 'out', 'in', 'other'), { maxLength: 12 })])(
    'is never shown to another player, and never after it was deleted',
    (moves) => {
      const { session, unsaved } = begin();
      const other = aPlayer({ id: 'other' as UserId });
      const enter = (user: typeof nova) => {
        session.apply({ type: 'signed-in', user, settings: defaultSettings() });
      };
      let kept = true;
      for (const move of moves) {
        if (move === 'keep') unsaved.keep(nova.id, words);
        if (move === 'forget') unsaved.forget();
        if (move === 'out') session.apply({ type: 'signed-out' });
        if (move === 'in') enter(nova);
        if (move === 'other') enter(other);
        const isHere = session.current.user?.id === nova.id;
        kept = isHere && (move === 'keep' || (kept && move !== 'forget'));
      }
      expect(unsaved.of(nova.id)).toEqual(kept ? words : undefined);
      expect(unsaved.of(other.id)).toBeUndefined();
    },
  );
});
