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
const fails = () => Promise.resolve(err('This did not work. Please try again.'));

const QUESTIONS = {
  danger: {
    type: 'danger',
    title: 'Delete your save?',
    content: 'Slot 3 goes for good. Nobody can bring it back.',
    confirm: { title: 'Delete', run: works },
    cancel: { title: 'Keep it' },
  },
  info: {
    type: 'info',
    title: 'A new build is here',
    content: 'The game starts again with version 1.2.0.',
    confirm: { title: 'Start again' },
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
    content: 'Your badges, saves and friends go with it.',
    confirm: { title: 'Delete', run: works },
    cancel: { title: 'Keep it' },
    typedConfirmation: 'DELETE',
    footer: 'Your reviews stay, without your name.',
  },
} as const satisfies Record<string, DialogQuestion>;

const asked = (question: DialogQuestion, change: Partial<OpenDialog> = {}): OpenDialog => ({
  status: 'open',
  request: toDialogRequest(question),
  typed: '',
  running: undefined,
  failure: undefined,
  ...change,
});

const STATES: readonly (readonly [note: string, dialog: OpenDialog])[] = [
  ['danger', asked(QUESTIONS.danger)],
  ['info', asked(QUESTIONS.info)],
  ['prompt, with a footer', asked(QUESTIONS.prompt)],
  ['success', asked(QUESTIONS.success)],
  ['its action runs', asked(QUESTIONS.danger, { running: 'confirm' })],
  ['its action has failed', asked(QUESTIONS.prompt, { failure: 'Too many requests. Please try again later.' })],
  ['waits for a word', asked(QUESTIONS.typed, { typed: 'DEL' })],
  ['has its word', asked(QUESTIONS.typed, { typed: 'DELETE' })],
];

const ignore = () => undefined;

/** The confirmation dialog in each type and state, and the real one. */
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
      <Note>The same, and what becomes of it:</Note>
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
