import type { SocialDraft, SocialDraftStore } from '../../application/auth/social-draft-store.port';
import type { SocialRegistrationForm } from '../../domain/auth/social-registration';
import { SOCIAL_DRAFT_KEY } from './draft-keys';
import { TabDraftStore } from './tab-storage';

/** Stores the form after a provider's confirmation in session storage; a login deletes it. */
export class TabSocialDraftStore extends TabDraftStore implements SocialDraftStore {
  protected readonly key = SOCIAL_DRAFT_KEY;

  load({ provider, confirmed }: Omit<SocialDraft, 'form'>): SocialRegistrationForm | undefined {
    const [ofProvider, ofAddress, email = '', username] = this.read();
    const isSame = ofProvider === provider && ofAddress === confirmed;
    return isSame && username !== undefined ? { email, username } : undefined;
  }

  save({ provider, confirmed, form: { email, username } }: SocialDraft): void {
    this.write([provider, confirmed, email, username]);
  }
}
