import { observer } from 'mobx-react-lite';
import type { DragEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { GAME_PICTURE_TYPES } from '../../domain/console/game-picture';
import type { PicturePlace } from '../../domain/console/game-pictures';
import { pictureLimits } from '../../domain/console/game-pictures';
import { Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { CropEditor } from '../shared/CropEditor';
import { FieldMessage } from '../shared/FieldMessage';
import { rescueFocus } from '../shared/focus';
import { onePress } from '../shared/one-press';
import { Picture } from '../shared/Picture';
import { theme } from '../theme/theme';
import { Card, RowActions, Top } from './console.styles';
import { PictureShots } from './PictureShots';
import { placeTitles, roomIn } from './pictures.machine';
import type { PicturesViewModel } from './pictures.view-model';

interface PlaceProps {
  readonly pictures: PicturesViewModel;
  readonly place: PicturePlace;
}

const hints: Readonly<Record<PicturePlace, string>> = {
  cover: 'Shown on the card, before the game starts and in shared links.',
  slides: `Shown while a pointer rests on the card. At most ${String(pictureLimits.slides)}; the first four play.`,
  portfolio: `Shown below the game as “Trailer & Screenshots”. At most ${String(pictureLimits.portfolio)}.`,
};

/** Pictures of one place, with the choice, the drop and the crop of files. */
export const PicturePlaceCard = observer(function PicturePlaceCard({ pictures, place }: PlaceProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { form, problems } = pictures.edit;
  const { chosen } = pictures.crop;
  if (form === undefined) return null;
  const isOpen = pictures.place === place && chosen !== undefined;
  const chooser = `choose-${place}`;
  const returnFocus = () => {
    rescueFocus(() => document.getElementById(chooser));
  };
  const choose = (files: FileList | null) => void pictures.choose(place, [...(files ?? [])]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  const isFull = roomIn(form, place) < 1;
  const cannotChoose = pictures.place !== undefined || isFull;
  return (
    <Zone
      as="section"
      aria-labelledby={`place-${place}`}
      data-over={over ? '' : undefined}
      onDragOver={(event: DragEvent) => {
        if (cannotChoose || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={drop}
      onKeyDown={(event: KeyboardEvent) => {
        // Enter on a button must not submit the form.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <Top>
        <h2 id={`place-${place}`}>{placeTitles[place]}</h2>
        <RowActions>
          {place === 'portfolio' && form.slides.length > 0 ? (
            <Button variant="quiet" {...onePress(pictures.addSlides)}>
              Add the slides
            </Button>
          ) : null}
          <Button
            id={chooser}
            icon="arrow-up"
            busy={pictures.place === place && pictures.busy === 'reading'}
            unavailable={cannotChoose}
            onClick={() => input.current?.click()}
          >
            {place === 'cover' ? 'Replace the cover' : 'Add pictures'}
          </Button>
        </RowActions>
      </Top>
      <Soft>{hints[place]} PNG, JPEG, WebP or AVIF, up to 8 MiB. You can drop files here.</Soft>
      {place === 'cover' ? null : (
        <Soft>
          An alternative text says what a picture shows, for players who cannot see it. The page uses it, and the card
          does not.
        </Soft>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={GAME_PICTURE_TYPES.join(',')}
        multiple={place !== 'cover'}
        aria-label={`Files for: ${placeTitles[place]}`}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          // The same file can be chosen again after an error.
          currentTarget.value = '';
        }}
      />
      <Failure message={pictures.failure?.place === place ? pictures.failure.text : undefined} />
      {isOpen ? (
        <>
          <CropEditor
            picture={pictures.crop}
            chosen={chosen}
            save={place === 'cover' ? 'Use as cover' : 'Add picture'}
            sending={pictures.busy === 'sending'}
            onSave={() => void pictures.add().then(returnFocus)}
            onCancel={() => void pictures.skip().then(returnFocus)}
          />
          {pictures.more === 0 ? null : <Soft>{`${String(pictures.more)} more to crop.`}</Soft>}
        </>
      ) : null}
      <FieldMessage id={`${place}-message`} text={problems[place]} />
      {pictures.built.includes(place) ? (
        <RowActions>
          <Soft>The newest build has other pictures here. Yours are kept.</Soft>
          <Button
            {...onePress(() => {
              pictures.takeBuilt(place);
            })}
          >
            Use those of the build
          </Button>
        </RowActions>
      ) : null}
      {place === 'cover' ? (
        <CoverFrame>
          <Picture kind="game" picture={form.cover.original} colour={form.cover.colour} alt="Current cover" />
        </CoverFrame>
      ) : (
        <PictureShots pictures={pictures} list={place} />
      )}
    </Zone>
  );
});

const Zone = styled(Card)`
  &[data-over] {
    outline: 2px dashed ${theme.colour.cyan};
    outline-offset: -2px;
  }
`;

const CoverFrame = styled.div`
  max-width: 400px;
  overflow: hidden;
  border-radius: ${theme.radius.card};
`;
