import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { RouteObject } from 'react-router-dom';
import { styled } from 'styled-components';
import { AVATAR_TYPES } from '../../domain/account/avatar-picture';
import { SectionFailure } from '../account/SectionFailure';
import type { AccountServices } from '../account/account-services';
import { accountHead } from '../account/account-notices';
import { Page, Section, Soft, panel, Actions } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Avatar } from '../session/Avatar';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { rescueFocus } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { CropEditor } from './CropEditor';
import { PreviewSection } from './PreviewSection';
import { ProfileForm } from './ProfileForm';
import type { PictureViewModel } from './picture.view-model';

const CHOOSE_BUTTON_ID = 'choose-picture';

/** Avatar of the player, with buttons to replace or remove it. */
export const PictureSection = observer(function PictureSection({ picture }: { readonly picture: PictureViewModel }) {
  const { avatar, uploaded, failure, busy, remove, pick } = picture;
  const { chosen } = picture.crop;
  const input = useRef<HTMLInputElement>(null);
  const restoreFocus = () => {
    rescueFocus(() => document.getElementById(CHOOSE_BUTTON_ID));
  };
  return (
    <Box>
      {chosen === undefined ? (
        <Current>
          <Avatar picture={avatar?.sm ?? ''} premium={false} size={128} />
          <Column>
            <Actions>
              <Button
                id={CHOOSE_BUTTON_ID}
                icon="pencil"
                busy={busy === 'reading'}
                unavailable={busy !== undefined}
                onClick={() => input.current?.click()}
              >
                Choose a picture
              </Button>
              {uploaded ? (
                <Button
                  variant="quiet"
                  icon="trash"
                  busy={busy === 'removing'}
                  unavailable={busy !== undefined}
                  onClick={() => void remove().then(restoreFocus)}
                >
                  Remove picture
                </Button>
              ) : null}
            </Actions>
            <Soft>PNG, JPEG or WebP, up to 4 MiB. Your picture is public.</Soft>
          </Column>
        </Current>
      ) : (
        <CropEditor picture={picture} chosen={chosen} onDone={restoreFocus} />
      )}
      <Failure message={failure} />
      <input
        ref={input}
        type="file"
        accept={AVATAR_TYPES.join(',')}
        hidden
        aria-label="Picture file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows the same file to be picked again.
          currentTarget.value = '';
          if (file !== undefined) void pick(file);
        }}
      />
    </Box>
  );
});

const Box = styled.div`
  ${panel}
  padding: ${space(6)};
  @media ${theme.below.compact} {
    padding: ${space(4)};
  }
`;

const Current = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(6)};
`;

const Column = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;

/** Placeholder of the profile with the size of its content. */
const OwnProfileSkeleton = observer(function OwnProfileSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Shapes aria-hidden="true">
        <Shape>
          <Blank $width="128px" $height="128px" />
        </Shape>
        <Shape>
          <Blank $width="60%" $height="52px" />
          <Blank $width="100%" $height="140px" />
          <Blank $width="60%" $height="52px" />
        </Shape>
      </Shapes>
    </div>
  );
});

const Shapes = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const Shape = styled.div`
  ${panel}
  display: grid;
  gap: ${space(6)};
  padding: ${space(6)};
`;

/** Page to edit the own profile, with a preview for each audience. */
const OwnProfilePage = observer(function OwnProfilePage(props: Pick<AccountServices, 'createOwnProfile'>) {
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
          <Section aria-labelledby="own-about">
            <h2 id="own-about">About you</h2>
            <ProfileForm form={form} />
          </Section>
          <Section aria-labelledby="own-preview">
            <h2 id="own-preview">As others see you</h2>
            <Soft>Your privacy settings control who can see this.</Soft>
            <PreviewSection preview={preview} />
          </Section>
        </>
      ) : null}
      {ready || failure !== undefined ? null : <OwnProfileSkeleton />}
    </Page>
  );
});

/** Creates the route of the own profile. */
export function ownProfileRoute({ createOwnProfile }: AccountServices) {
  const Component = observer(function OwnProfileRoute() {
    return <OwnProfilePage createOwnProfile={createOwnProfile} />;
  });
  return { Component, handle: accountHead('Profile') } satisfies RouteObject;
}
