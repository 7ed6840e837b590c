import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { PicturedList } from '../../domain/console/game-lists';
import { GAME_PICTURE_TYPES } from '../../domain/console/game-picture';
import { Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { CropEditor } from '../shared/CropEditor';
import { FieldMessage } from '../shared/FieldMessage';
import { rescueFocus } from '../shared/focus';
import { onePress } from '../shared/one-press';
import { space, theme } from '../theme/theme';
import { RowActions } from './console.styles';
import type { ListEntry } from './lists.machine';
import { textOf } from './lists.machine';
import type { ListsViewModel } from './lists.view-model';

interface EntryPictureProps {
  readonly lists: ListsViewModel;
  readonly list: PicturedList;
  readonly entry: ListEntry;
  /** Title of the entry. */
  readonly title: string;
  /** Problem of a refused save. */
  readonly message: string | undefined;
}

/** Picture of an item or an achievement. That of a draft can be replaced and removed. */
export const EntryPicture = observer(function EntryPicture({ lists, list, entry, title, message }: EntryPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const { key, values } = entry;
  const { picture } = lists;
  const { chosen } = picture.crop;
  const address = lists.addressOf(entry);
  const own = { list, key };
  const isOpen = picture.entry?.list === list && picture.entry.key === key;
  const { failure } = picture;
  const id = `picture-${list}-${key}`;
  const returnFocus = () => {
    rescueFocus(() => button.current?.querySelector('button'));
  };
  return (
    <Frame role="group" aria-label={`Picture of ${title}`}>
      <Head>
        {address === undefined ? null : <img src={address} alt={title} width={96} height={96} />}
        <div>
          <Soft>
            {address === undefined ? 'The portal draws a picture. ' : ''}
            {lists.draft
              ? 'A PNG, JPEG, WebP or AVIF file of at least 192 × 192 pixels and at most 8 MiB, of which you choose a square. A build does not replace a picture that you upload here.'
              : 'Change the picture in a draft of this game.'}
          </Soft>
          {lists.draft ? (
            <RowActions ref={button}>
              <Button
                icon="arrow-up"
                aria-label={`${address === undefined ? 'Upload' : 'Replace'} the picture of ${title}`}
                busy={isOpen && picture.busy === 'reading'}
                unavailable={picture.entry !== undefined}
                onClick={() => input.current?.click()}
              >
                {address === undefined ? 'Upload a picture' : 'Replace the picture'}
              </Button>
              {textOf(values, 'picture') === '' ? null : (
                <Button
                  variant="quiet"
                  icon="trash"
                  aria-label={`Remove the picture of ${title}`}
                  disabled={picture.entry !== undefined}
                  {...onePress(() => {
                    picture.remove(own);
                    returnFocus();
                  })}
                >
                  Remove the picture
                </Button>
              )}
            </RowActions>
          ) : null}
        </div>
      </Head>
      <input
        ref={input}
        type="file"
        hidden
        accept={GAME_PICTURE_TYPES.join(',')}
        aria-label={`File for the picture of ${title}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again after an error.
          currentTarget.value = '';
          if (file !== undefined) void picture.choose(own, file);
        }}
      />
      <Failure message={failure?.list === list && failure.key === key ? failure.text : undefined} />
      {isOpen && chosen !== undefined ? (
        <CropEditor
          picture={picture.crop}
          chosen={chosen}
          save="Use this picture"
          sending={picture.busy === 'sending'}
          onSave={() => void picture.add().then(returnFocus)}
          onCancel={() => {
            picture.cancel();
            returnFocus();
          }}
        />
      ) : null}
      <FieldMessage id={`${id}-message`} text={message} />
    </Frame>
  );
});

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  & > img {
    flex: none;
    border-radius: ${theme.radius.card};
    object-fit: cover;
  }
  & > div {
    display: grid;
    flex: 1 1 240px;
    gap: ${space(3)};
    min-width: 0;
  }
`;
