import { expect, test } from 'vitest';
import { PreviewProfile } from '../../../src/application/profile/preview-profile.use-case';
import type { PreviewAudience } from '../../../src/domain/account/privacy';
import { ok } from '../../../src/domain/shared/result';
import { sampleProfile } from '../../ui/profile/sample-profile';

test('PreviewProfile returns the profile as another audience sees it, and undefined when it is hidden', async () => {
  const seen = sampleProfile();
  const gateway = { preview: (as: PreviewAudience) => Promise.resolve(ok(as === 'friend' ? seen : undefined)) };
  const preview = new PreviewProfile(gateway);
  expect(await preview.execute('friend')).toEqual(ok(seen));
  expect(await preview.execute('visitor')).toEqual(ok(undefined));
});
