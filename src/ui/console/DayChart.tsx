import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import uPlot from 'uplot';
import { space, theme } from '../theme/theme';
import { axisDay, axisRange, isolatedDays } from './chart-axis';

/** One line of a chart, with a value for each day; null leaves a gap. */
export interface ChartLine {
  readonly title: string;
  readonly values: readonly (number | null)[];
  /** Returns a value as text. */
  readonly text: (value: number) => string;
}

export interface DayChartProps {
  /** Days of the horizontal axis. */
  readonly days: readonly string[];
  readonly lines: readonly ChartLine[];
  /** Distances of the horizontal lines, of which the best one is chosen; default decimal ones. */
  readonly steps?: readonly number[];
}

const HEIGHT = 240;
const COLOURS = [theme.colour.cyan, theme.colour.pink];
const FONT = "12px 'Inter Variable', system-ui, sans-serif";

const axis = {
  stroke: theme.colour.textSoft,
  font: FONT,
  grid: { stroke: theme.colour.line, width: 1 },
  ticks: { show: false },
};

function optionsOf({ days, lines, steps }: DayChartProps, width: number): uPlot.Options {
  const dayAt = (index: number) => axisDay(days, index);
  const [first] = lines;
  return {
    width,
    height: HEIGHT,
    cursor: { drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: () => axisRange(days.length) },
      y: { range: (_chart, _least, most) => [0, most > 0 ? most * 1.1 : 1] },
    },
    axes: [
      { ...axis, space: 64, incrs: [1, 2, 7, 14, 28, 91], values: (_chart, splits) => splits.map(dayAt) },
      {
        ...axis,
        size: 64,
        ...(steps === undefined ? {} : { incrs: [...steps] }),
        values: (_chart, splits) => splits.map((value) => first?.text(value) ?? ''),
      },
    ],
    series: [
      { label: 'Day', value: (_chart, index: number | null) => (index === null ? '–' : dayAt(index)) },
      ...lines.map(({ title, text }, index) => ({
        label: title,
        stroke: COLOURS[index] ?? theme.colour.text,
        width: 2,
        dash: index === 0 ? [] : [6, 4],
        // A day without a neighbour is a point, because a line needs two days.
        points: {
          show: true,
          size: 6,
          filter: (_chart: uPlot, series: number) => isolatedDays(lines[series - 1]?.values ?? []),
        },
        value: (_chart: uPlot, value: number | null) => (value === null ? '–' : text(value)),
      })),
    ],
  };
}

/** Line chart over days, for the eyes only: the table on the page has the same numbers. */
export const DayChart = observer(function DayChart({ days, lines, steps }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = box.current;
    if (parent === null) return undefined;
    const data: uPlot.AlignedData = [days.map((_, index) => index), ...lines.map(({ values }) => [...values])];
    const chart = new uPlot(
      optionsOf({ days, lines, ...(steps === undefined ? {} : { steps }) }, parent.clientWidth),
      data,
      parent,
    );
    const sizes = new ResizeObserver(() => {
      chart.setSize({ width: parent.clientWidth, height: HEIGHT });
    });
    sizes.observe(parent);
    return () => {
      sizes.disconnect();
      chart.destroy();
    };
  }, [days, lines, steps]);
  return <Box ref={box} aria-hidden="true" />;
});

/* The layout of the package's own style sheet. */
const Box = styled.div`
  min-width: 0;
  overflow: hidden;
  .uplot,
  .uplot * {
    box-sizing: border-box;
  }
  .u-wrap {
    position: relative;
    user-select: none;
  }
  .u-over,
  .u-under,
  .u-axis,
  .u-select,
  .u-cursor-x,
  .u-cursor-y,
  .u-cursor-pt {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  .u-wrap canvas {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
  }
  .u-cursor-x,
  .u-cursor-y,
  .u-cursor-pt,
  .u-select {
    left: 0;
    top: 0;
    pointer-events: none;
    will-change: transform;
  }
  .u-cursor-x {
    height: 100%;
    border-right: 1px dashed ${theme.colour.textFaint};
  }
  .u-cursor-y,
  .u-off {
    display: none;
  }
  .u-cursor-pt {
    border-radius: 50%;
    border: 0 solid;
    background-clip: padding-box;
  }
  .u-legend {
    margin-top: ${space(2)};
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  .u-legend tbody {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(5)};
  }
  .u-legend tr {
    display: inline-flex;
    gap: ${space(2)};
  }
  .u-legend th {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    font-weight: 400;
  }
  .u-marker {
    width: 16px;
    height: 3px;
  }
`;
