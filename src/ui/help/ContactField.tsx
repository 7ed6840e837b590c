import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useCallback } from 'react';
import { truncatedText } from '../../domain/shared/truncated-text';
import { CountedField } from '../shared/CountedField';
import { useFocus } from '../shared/focus';

export interface ContactFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete'> {
  readonly label: string;
  readonly value: string;
  /** Most characters; they are counted for the reader where few are left. */
  readonly limit: number;
  /** Takes more than one line. */
  readonly long?: boolean;
  readonly message: string | undefined;
  /** Takes the focus with each turn. */
  readonly turn: number | undefined;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
}

/** The share of the limit from which on the counter stands below a field. */
const NEAR = 0.8;
const ROOM = { rows: 8, least: 180 } as const;

/** A field of the contact form, with what is wrong about it and how much room is left. */
export const ContactField = observer(function ContactField({ long = false, turn, ...rest }: ContactFieldProps) {
  const { limit, onType } = rest;
  const focus = useFocus<HTMLInputElement & HTMLTextAreaElement>(turn);
  // What was written before the page came alive is not lost.
  const adopt = useCallback(
    (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (element !== null && element.value !== '') onType(truncatedText(element.value, limit));
    },
    [onType, limit],
  );
  return (
    <CountedField
      {...rest}
      {...(long ? { room: ROOM } : {})}
      separator=" / "
      countedFrom={NEAR}
      dir="auto"
      element={turn === undefined ? adopt : focus}
    />
  );
});
