import { observer } from 'mobx-react-lite';
import { Line, Stack } from './skeleton.styles';

const WIDTHS = ['96%', '100%', '91%', '98%', '64%'];

/** Some lines of words. */
export const Paragraph = observer(function Paragraph({
  lines,
  room,
}: {
  readonly lines: number;
  readonly room?: string;
}) {
  return (
    <Stack $gap={0}>
      {Array.from({ length: lines }, (_, index) => (
        <Line
          key={index}
          $width={index === lines - 1 ? '64%' : (WIDTHS[index % 4] ?? '100%')}
          {...(room === undefined ? {} : { $room: room })}
        />
      ))}
    </Stack>
  );
});
