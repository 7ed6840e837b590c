import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabSessionStore } from '../../../src/adapters/storage/tab-session-store';
import { TabSocialDraftStore } from '../../../src/adapters/storage/tab-social-draft-store';
import { texts } from '../../arbitraries/texts';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

const registration = { provider: 'google', confirmed: 'ada@example.com' } as const;
const form = { email: 'ada@example.org', username: 'ada' };

describe('TabSocialDraftStore', () => {
  property.prop([fc.record({ email: texts, username: texts })])(
    'always loads the saved form for the same registration only',
    (typed) => {
      const storage = new FakeTabStorage();
      new TabSocialDraftStore(() => storage).save({ ...registration, form: typed });
      const drafts = new TabSocialDraftStore(() => storage);
      expect(drafts.load(registration)).toEqual(typed);
      expect(drafts.load({ ...registration, provider: 'facebook' })).toBeUndefined();
      expect(drafts.load({ ...registration, confirmed: '' })).toBeUndefined();
    },
  );

  test.each(['{', 'null', '["google","ada@example.com","a"]'])('loads no form if %s is stored', (text) => {
    const storage = new FakeTabStorage();
    storage.setItem('holocade.social', text);
    expect(new TabSocialDraftStore(() => storage).load(registration)).toBeUndefined();
  });

  test('has no form after a login', () => {
    const storage = new FakeTabStorage();
    const drafts = new TabSocialDraftStore(() => storage);
    drafts.save({ ...registration, form });
    new TabSessionStore(() => storage).save(aPlayer());
    expect(drafts.load(registration)).toBeUndefined();
  });
});
