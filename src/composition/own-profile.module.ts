import { HttpOwnProfileGateway } from '../adapters/http/http-account-gateways';
import { ChangePicture } from '../application/profile/change-picture.use-case';
import { LoadOwnProfile } from '../application/profile/load-own-profile.use-case';
import { PreviewProfile } from '../application/profile/preview-profile.use-case';
import { SaveProfile } from '../application/profile/save-profile.use-case';
import { UnsavedProfile } from '../application/profile/unsaved-profile';
import { OwnProfileViewModel, ProfilePreviewViewModel } from '../ui/own-profile/own-profile.view-model';
import { PictureViewModel } from '../ui/own-profile/picture.view-model';
import { ProfileFormViewModel } from '../ui/own-profile/profile-form.view-model';
import { accountTokens as own } from './account-tokens';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Dependencies of the profile settings page. */
export const ownProfileModule: Module = (wiring) => {
  wiring.singleton(own.ownProfileGateway, (http) => new HttpOwnProfileGateway(http), [t.http]);
  wiring.singleton(
    own.createOwnProfile,
    (gateway, refresh, reader, guard, session, notices) => {
      const load = new LoadOwnProfile(gateway);
      const preview = new PreviewProfile(gateway);
      const save = new SaveProfile(gateway, refresh);
      const change = new ChangePicture(gateway, refresh);
      const unsaved = new UnsavedProfile(session);
      return () =>
        new OwnProfileViewModel(load, new ProfilePreviewViewModel(preview), (changed) => ({
          form: new ProfileFormViewModel({ save, unsaved, session, guard, notices }, changed),
          picture: new PictureViewModel(reader, change, notices, changed),
        }));
    },
    [own.ownProfileGateway, t.refreshSession, own.pictureReader, own.leaveGuard, t.sessionState, t.noticesState],
  );
};
