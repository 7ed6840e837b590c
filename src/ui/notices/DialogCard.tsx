import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { OpenDialog, DialogButton } from '../../domain/notices/dialog';
import { buttonsEnabled } from '../../domain/notices/dialog';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { field } from '../shared/field.styles';
import { space, theme } from '../theme/theme';
import { DialogChoices } from './DialogChoices';
import { Failure } from './Failure';
import { dialogStyles, Corner } from './modal.styles';
import { useFirstFocus } from './use-first-focus';

interface TypedConfirmationProps {
  /** Text that must be typed. */
  readonly word: string;
  readonly value: string;
  readonly takesFocus: boolean;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** Field for the typed confirmation of a dialog. */
const TypedConfirmation = observer(function TypedConfirmation(props: TypedConfirmationProps) {
  const { word, value, takesFocus, readOnly, onType, onEnter } = props;
  const id = useId();
  const focus = useFirstFocus<HTMLInputElement>();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <label htmlFor={id}>
        Type <Word>{word}</Word> to continue
      </label>
      <Input
        {...(takesFocus ? { ref: focus } : {})}
        id={id}
        value={value}
        readOnly={readOnly}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
      />
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(5)};
  font-size: ${theme.size.sm};
`;

const Word = styled.strong`
  overflow-wrap: anywhere;
`;

const Input = styled.input`
  ${field}
  height: 52px;
  padding: 0 ${space(4)};
`;

export interface DialogCardProps {
  readonly dialog: OpenDialog;
  /** Prefix of the ids `{id}-title` and `{id}-content`, which label and describe the dialog. */
  readonly id: string;
  /** True if the field or the safest button is focused when the card appears. */
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
  readonly onPress: (button: DialogButton) => void;
  readonly onDismiss: () => void;
}

/** Content of the confirmation dialog (spec 1 §2). */
export const DialogCard = observer(function DialogCard(props: DialogCardProps) {
  const { dialog, id, takesFocus, onType, onPress, onDismiss } = props;
  const { request, typed, running, failure } = dialog;
  const { icon, colour } = dialogStyles[request.type];
  const { typedConfirmation, footer } = request;
  const needsTypedText = typedConfirmation !== undefined;
  return (
    <>
      <Corner>
        <IconButton icon="x" label="Close" onClick={onDismiss} disabled={running !== undefined} />
      </Corner>
      <Head>
        <Sign $colour={colour}>
          <Icon name={icon} size={24} colour={colour} />
        </Sign>
        <Title id={`${id}-title`}>{request.title}</Title>
      </Head>
      <Content id={`${id}-content`}>{request.content}</Content>
      {needsTypedText ? (
        <TypedConfirmation
          word={typedConfirmation}
          value={typed}
          takesFocus={takesFocus}
          readOnly={running !== undefined}
          onType={onType}
          onEnter={() => {
            onPress('confirm');
          }}
        />
      ) : null}
      <Failure message={failure} />
      <DialogChoices
        request={request}
        running={running}
        enabled={buttonsEnabled(dialog)}
        takesFocus={takesFocus && !needsTypedText}
        onPress={onPress}
      />
      {footer === undefined ? null : <Foot>{footer}</Foot>}
    </>
  );
});

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding-right: ${space(10)};
`;

const Sign = styled.span<{ readonly $colour: string }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: ${theme.radius.pill};
  background: color-mix(in srgb, ${({ $colour }) => $colour} 18%, transparent);
`;

const Title = styled.h2`
  min-width: 0;
  font-size: ${theme.size.lg};
  overflow-wrap: anywhere;
`;

const Content = styled.p`
  margin-top: ${space(4)};
  color: ${theme.colour.textSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Foot = styled.p`
  margin-top: ${space(5)};
  padding-top: ${space(4)};
  border-top: ${theme.hairline};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
