import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useCallback } from 'react';
import { CountedField } from '../shared/CountedField';
import { useFocus } from '../shared/focus';
import { truncatedText } from '../shared/truncated-text.machine';

export interface ContactFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete'> {
  readonly label: string;
  readonly value: string;
  /** Maximum number of characters; a counter appears near it. */
  readonly limit: number;
  /** Allows more than one line. */
  readonly long?: boolean;
  readonly message: string | undefined;
  /** Takes the focus whenever this number changes. */
  readonly turn: number | undefined;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
}

/** Share of the limit from which the counter is visible. */
const NEAR = 0.8;
const ROOM = { rows: 8, least: 180 } as const;

/** A field of the contact form with its error and its character counter. */
export const ContactField = observer(function ContactField({ long = false, turn, ...rest }: ContactFieldProps) {
  const { limit, onType } = rest;
  const focus = useFocus<HTMLInputElement & HTMLTextAreaElement>(turn);
  // Keeps text typed before hydration.
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
