import { observer } from 'mobx-react-lite';
import type { DragEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RELEASE_NOTES_MAX } from '../../domain/console/publication';
import { Form, Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import { MarkField, TextField } from './ConsoleFields';
import { RowActions, TextLink } from './console.styles';
import { droppedFiles, pickedFiles } from './dropped-files';
import type { UploadViewModel } from './upload.view-model';

/** Options and file choice before an upload. Files can also be dropped on the panel. */
export const UploadChoice = observer(function UploadChoice({ upload }: { readonly upload: UploadViewModel }) {
  const [over, setOver] = useState(false);
  const archive = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const group = useId();
  const { state, draft, version, versionProblem, notes } = upload;
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    await upload.choose(await droppedFiles(event.dataTransfer));
  };
  const picked = (input: HTMLInputElement) => {
    const files = pickedFiles(input.files);
    // The same file can be chosen again after an error.
    input.value = '';
    if (files.length > 0) void upload.choose(files);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Options>
        <legend>Visibility</legend>
        <MarkField
          type="radio"
          name={group}
          checked={draft}
          onChange={() => {
            upload.chooseDraft(true);
          }}
        >
          Draft<small>Only people with its private link can play it.</small>
        </MarkField>
        <MarkField
          type="radio"
          name={group}
          checked={!draft}
          onChange={() => {
            upload.chooseDraft(false);
          }}
        >
          Release<small>Players get this build as soon as it passes the check.</small>
        </MarkField>
      </Options>
      <TextField
        label="Version (optional)"
        value={version}
        maxLength={32}
        placeholder="patch"
        message={versionProblem}
        hint="1.2.0, or the part to raise: patch, minor or major."
        onType={upload.typeVersion}
      />
      <TextField
        label="Release notes (optional)"
        lines
        value={notes}
        maxLength={RELEASE_NOTES_MAX}
        placeholder="- New: ..."
        hint="Players read the notes on the game’s page, as “What’s new”. You can use Markdown and change the notes later."
        onType={upload.typeNotes}
      />
      <Zone
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => void drop(event)}
      >
        <Icon name="package" size={32} colour={theme.colour.cyan} />
        <p>Drop a zip archive or a folder here</p>
        <RowActions>
          <Button variant="primary" icon="arrow-up" onClick={() => archive.current?.click()}>
            Choose a zip
          </Button>
          <Button icon="package" onClick={() => folder.current?.click()}>
            Choose a folder
          </Button>
        </RowActions>
        <input
          ref={archive}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label="Zip archive"
          onChange={(event) => {
            picked(event.currentTarget);
          }}
        />
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          aria-label="Folder"
          {...{ webkitdirectory: '' }}
          onChange={(event) => {
            picked(event.currentTarget);
          }}
        />
        <Soft>
          The top folder needs a <code>game.json</code> and an <code>index.html</code>.{' '}
          <TextLink href="/rules" target="_blank" rel="noopener noreferrer">
            Rules for builds
          </TextLink>
        </Soft>
      </Zone>
      <Failure message={state.step === 'choosing' ? state.problem : undefined} />
    </Form>
  );
});

const Options = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(8)} ${space(4)};
  border: 2px dashed rgba(255, 255, 255, 0.22);
  border-radius: ${theme.radius.card};
  text-align: center;
  &[data-over] {
    border-color: ${theme.colour.cyan};
    background: ${theme.colour.raised};
  }
  & > div {
    justify-content: center;
  }
`;
