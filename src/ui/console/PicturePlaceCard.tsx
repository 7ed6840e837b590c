import { observer } from 'mobx-react-lite';
import type { DragEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { GAME_PICTURE_TYPES } from '../../domain/console/game-picture';
import type { GamePicture, PictureList, PicturePlace } from '../../domain/console/game-pictures';
import { pictureLimits } from '../../domain/console/game-pictures';
import { Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { CropEditor } from '../shared/CropEditor';
import { FieldMessage } from '../shared/FieldMessage';
import { rescueFocus } from '../shared/focus';
import { IconButton } from '../shared/IconButton';
import { onePress } from '../shared/one-press';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';
import { Card, RowActions, Top } from './console.styles';
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

interface ShotProps {
  readonly pictures: PicturesViewModel;
  readonly list: PictureList;
  readonly picture: GamePicture;
  readonly index: number;
  readonly count: number;
  /** Name of the picture that is dragged; undefined for none of this list. */
  readonly dragged: string | undefined;
  readonly onDrag: (name: string | undefined) => void;
}

/** Picture of a list, moved by dragging or by its buttons. */
const Shot = observer(function Shot({ pictures, list, picture, index, count, dragged, onDrag }: ShotProps) {
  const { name } = picture;
  const label = `picture ${String(index + 1)}`;
  const item = useRef<HTMLLIElement>(null);
  const move = (to: number) => {
    pictures.move(list, name, to);
    // Moving an element loses the focus, and a button at the end of the list is disabled.
    rescueFocus(() => item.current?.querySelector<HTMLElement>(`[data-by="${String(to - index)}"]:enabled, :enabled`));
  };
  return (
    <li
      ref={item}
      draggable
      data-dragged={dragged === name ? '' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(name);
      }}
      onDragEnd={() => {
        onDrag(undefined);
      }}
      onDragOver={(event) => {
        if (dragged !== undefined) event.preventDefault();
      }}
      onDrop={(event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        pictures.move(list, dragged, index);
        onDrag(undefined);
      }}
    >
      <Picture kind="game" picture={picture.original} colour={picture.colour} alt={`${placeTitles[list]}, ${label}`} />
      <Tools>
        <span aria-hidden="true">{index + 1}</span>
        <IconButton
          icon="chevron-left"
          data-by="-1"
          label={`Move ${label} earlier`}
          disabled={index === 0}
          {...onePress(() => {
            move(index - 1);
          })}
        />
        <IconButton
          icon="chevron-right"
          data-by="1"
          label={`Move ${label} later`}
          disabled={index === count - 1}
          {...onePress(() => {
            move(index + 1);
          })}
        />
        <IconButton
          icon="trash"
          label={`Remove ${label}`}
          {...onePress(() => {
            pictures.remove(list, name);
          })}
        />
      </Tools>
    </li>
  );
});

const ListOf = observer(function ListOf({
  pictures,
  list,
}: {
  readonly pictures: PicturesViewModel;
  readonly list: PictureList;
}) {
  const [dragged, setDragged] = useState<string>();
  const shots = pictures.edit.form?.[list] ?? [];
  if (shots.length === 0) return <Soft>No pictures yet.</Soft>;
  return (
    <Grid>
      {shots.map((picture, index) => (
        <Shot
          key={picture.name}
          pictures={pictures}
          list={list}
          picture={picture}
          index={index}
          count={shots.length}
          dragged={dragged}
          onDrag={setDragged}
        />
      ))}
    </Grid>
  );
});

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
            disabled={cannotChoose}
            onClick={() => input.current?.click()}
          >
            {place === 'cover' ? 'Replace the cover' : 'Add pictures'}
          </Button>
        </RowActions>
      </Top>
      <Soft>{hints[place]} PNG, JPEG, WebP or AVIF, up to 8 MiB. You can drop files here.</Soft>
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
        <ListOf pictures={pictures} list={place} />
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

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space(4)};
  & > li {
    overflow: hidden;
    border: ${theme.hairline};
    border-radius: ${theme.radius.card};
    cursor: grab;
  }
  & > li[data-dragged] {
    opacity: 0.5;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  & > span {
    flex: 1;
    padding-inline: ${space(3)};
    color: ${theme.colour.textSoft};
  }
`;
