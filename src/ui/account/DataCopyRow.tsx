import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../shared/Button';
import { exactDate } from '../../domain/shared/written-date';
import type { TimeZone } from '../../domain/shared/time-zone';
import { rescueFocus } from '../shared/rescue-focus';
import { useTimeZone } from '../shared/time-zone-context';
import type { DataCopyViewModel } from './data-copy.view-model';
import { SettingRow } from './SettingRow';

/** Asks for a copy of everything that is stored about the player, and saves it. */
export const DataCopyRow = observer(function DataCopyRow({ copy }: { readonly copy: DataCopyViewModel }) {
  const ready = copy.stage === 'ready';
  const zone = useTimeZone();
  const words = useRef<HTMLSpanElement>(null);
  const request = async () => {
    await copy.request();
    // Its button waits with the copy.
    rescueFocus(() => words.current);
  };
  return (
    <SettingRow
      icon="download"
      title="Download my data"
      action={
        <Button busy={copy.busy || copy.stage === 'being-made'} onClick={() => void (ready ? copy.save() : request())}>
          {ready ? 'Download' : 'Request a copy'}
        </Button>
      }
    >
      <span ref={words} role="status" tabIndex={-1}>
        {wordsOf(copy, zone)}
      </span>
    </SettingRow>
  );
});

function wordsOf({ stage, copy }: DataCopyViewModel, zone: TimeZone): string {
  switch (stage) {
    case 'none':
      return 'A file with everything that we store about you. Making it takes a moment.';
    case 'being-made':
      return 'Your file is being made. You can leave this page: we tell you when it is ready.';
    case 'ready':
      return `Your file is ready. You can download it until ${exactDate(copy?.expires ?? '', zone)}.`;
    case 'expired':
      return 'Your file has expired. You can request a new one.';
  }
}
