import { observer } from 'mobx-react-lite';
import { Page, Section, Soft } from '../account/account.styles';
import type { AccountServices } from '../account/account-services';
import { SectionFailure } from '../account/SectionFailure';
import { useScreen } from '../shared/use-screen';
import { OwnProfileSkeleton } from './OwnProfileSkeleton';
import { PictureSection } from './PictureSection';
import { PreviewSection } from './PreviewSection';
import { ProfileForm } from './ProfileForm';

/** How a player is seen: the picture, the words, and a look at it with the eyes of others. */
export const OwnProfilePage = observer(function OwnProfilePage(props: Pick<AccountServices, 'createOwnProfile'>) {
  const profile = useScreen(props.createOwnProfile);
  const { ready, failure, load, form, picture, preview } = profile;
  return (
    <Page>
      <h1>Profile</h1>
      {failure === undefined ? null : <SectionFailure text={failure} onRetry={load} />}
      {ready ? (
        <>
          <Section aria-labelledby="own-picture">
            <h2 id="own-picture">Picture</h2>
            <PictureSection picture={picture} />
          </Section>
          <Section aria-labelledby="own-words">
            <h2 id="own-words">About you</h2>
            <ProfileForm form={form} />
          </Section>
          <Section aria-labelledby="own-preview">
            <h2 id="own-preview">As others see you</h2>
            <Soft>What is shown to whom is decided by your privacy settings.</Soft>
            <PreviewSection preview={preview} />
          </Section>
        </>
      ) : null}
      {ready || failure !== undefined ? null : <OwnProfileSkeleton />}
    </Page>
  );
});
