import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { AVATAR_TYPES } from '../../domain/account/avatar-limits';
import { Actions, panel, Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Avatar } from '../session/Avatar';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/rescue-focus';
import { space } from '../theme/space';
import { CropEditor } from './CropEditor';
import type { PictureViewModel } from './picture.view-model';

const BUTTON = 'choose-picture';

/** The player's picture, and the ways to another one. */
export const PictureSection = observer(function PictureSection({ picture }: { readonly picture: PictureViewModel }) {
  const { avatar, uploaded, chosen, failure, busy, remove, pick } = picture;
  const input = useRef<HTMLInputElement>(null);
  const back = () => {
    rescueFocus(() => document.getElementById(BUTTON));
  };
  return (
    <Box>
      {chosen === undefined ? (
        <Now>
          <Avatar picture={avatar?.sm ?? ''} premium={false} size={128} />
          <Ways>
            <Actions>
              <Button
                id={BUTTON}
                icon="pencil"
                busy={busy === 'reading'}
                disabled={busy !== undefined}
                onClick={() => input.current?.click()}
              >
                Choose a picture
              </Button>
              {uploaded ? (
                <Button
                  variant="quiet"
                  icon="trash"
                  busy={busy === 'removing'}
                  disabled={busy !== undefined}
                  onClick={() => void remove().then(back)}
                >
                  Remove picture
                </Button>
              ) : null}
            </Actions>
            <Soft>PNG, JPEG or WebP, up to 4 MiB. Everybody can see it.</Soft>
          </Ways>
        </Now>
      ) : (
        <CropEditor picture={picture} chosen={chosen} onDone={back} />
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
          // The same file can be picked once more.
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
  @media (max-width: 480px) {
    padding: ${space(4)};
  }
`;

const Now = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(6)};
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;
