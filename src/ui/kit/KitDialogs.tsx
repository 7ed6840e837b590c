import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import { toDialogRequest } from '../../application/notices/dialog-question';
import type { OpenDialog } from '../../domain/notices/dialog';
import { err, ok } from '../../domain/shared/result';
import { DialogCard } from '../notices/DialogCard';
import type { OverlaysViewModel } from '../notices/overlays.view-model';
import { Button } from '../shared/Button';
import { Caption, Card, Grid, Note, Row } from './kit.styles';
import { KitSection } from './KitSection';

const cancel = { title: 'Cancel' };
const works = () => Promise.resolve(ok(undefined));
const fails = () => Promise.resolve(err('Something went wrong. Please try again.'));

const QUESTIONS = {
  danger: {
    type: 'danger',
    title: 'Delete your save?',
    content: 'Slot 3 will be deleted. This can’t be undone.',
    confirm: { title: 'Delete', run: works },
    cancel: { title: 'Keep it' },
  },
  info: {
    type: 'info',
    title: 'Update available',
    content: 'The game will restart with version 1.2.0.',
    confirm: { title: 'Restart' },
    cancel: { title: 'Later' },
  },
  prompt: {
    type: 'prompt',
    title: 'Spend 10 coins?',
    content: 'Premium lasts until 5 February.',
    confirm: { title: 'Buy', run: fails },
    cancel,
    footer: 'Your balance is 40 coins.',
  },
  success: {
    type: 'success',
    title: 'Payment received',
    content: 'One hundred coins were added to your balance.',
    confirm: { title: 'Play' },
    cancel: { title: 'Close' },
  },
  typed: {
    type: 'danger',
    title: 'Delete your account?',
    content: 'Your badges, saves and friends will be deleted too.',
    confirm: { title: 'Delete', run: works },
    cancel: { title: 'Keep it' },
    typedConfirmation: 'DELETE',
    footer: 'Your reviews stay online without your name.',
  },
} as const satisfies Record<string, DialogQuestion>;

const openDialog = (question: DialogQuestion, change: Partial<OpenDialog> = {}): OpenDialog => ({
  status: 'open',
  request: toDialogRequest(question),
  typed: '',
  running: undefined,
  failure: undefined,
  ...change,
});

const STATES: readonly (readonly [note: string, dialog: OpenDialog])[] = [
  ['danger', openDialog(QUESTIONS.danger)],
  ['info', openDialog(QUESTIONS.info)],
  ['prompt, with a footer', openDialog(QUESTIONS.prompt)],
  ['success', openDialog(QUESTIONS.success)],
  ['action running', openDialog(QUESTIONS.danger, { running: 'confirm' })],
  ['action failed', openDialog(QUESTIONS.prompt, { failure: 'Too many requests. Please try again later.' })],
  ['confirmation text incomplete', openDialog(QUESTIONS.typed, { typed: 'DEL' })],
  ['confirmation text complete', openDialog(QUESTIONS.typed, { typed: 'DELETE' })],
];

const ignore = () => undefined;

/** Confirmation dialog in each type and state, and buttons that open it. */
export const KitDialogs = observer(function KitDialogs({ overlays }: { readonly overlays: OverlaysViewModel }) {
  const id = useId();
  return (
    <KitSection id="dialogs" title="Dialogs">
      <Row>
        {Object.entries(QUESTIONS).map(([name, question]) => (
          <Button key={name} onClick={() => void overlays.ask(question)}>
            Ask: {name}
          </Button>
        ))}
      </Row>
      <Note>Types and states:</Note>
      <Grid $least={320}>
        {STATES.map(([note, dialog], index) => (
          <div key={note}>
            <Card>
              <DialogCard
                dialog={dialog}
                id={`${id}${String(index)}`}
                takesFocus={false}
                onType={ignore}
                onPress={ignore}
                onDismiss={ignore}
              />
            </Card>
            <Caption>{note}</Caption>
          </div>
        ))}
      </Grid>
    </KitSection>
  );
});
