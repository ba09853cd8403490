import { type Attributes, element, type Point, short } from './svg.ts';

export const path = (d: string, attributes: Attributes): string =>
  element('path', { d, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): string => element('ellipse', { cx, cy, rx, ry, ...attributes });

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, children.join(''));

/** Moved to a place, then turned clockwise by degrees, then scaled. */
export const placed = (x: number, y: number, degrees = 0, scale = 1): Attributes => ({
  transform: `translate(${short(x)} ${short(y)})${degrees ? ` rotate(${short(degrees)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
});

export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

const bend = (before: Point, from: Point, to: Point, after: Point): string => {
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${at(first)} ${at(second)} ${at(to)}`;
};

const curve = (points: readonly Point[], pointAt: (index: number) => Point, steps: number) =>
  `M${at(points[0] ?? [0, 0])}${Array.from({ length: steps }, (_, index) =>
    bend(pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)),
  ).join('')}`;

/** A Catmull-Rom curve through the points. */
export const smooth = (points: readonly Point[]): string => {
  const last = points.length - 1;
  const pointAt = (index: number) => points[Math.min(last, Math.max(0, index))] ?? [0, 0];
  return curve(points, pointAt, last);
};

export const smoothLoop = (points: readonly Point[]): string => {
  const count = points.length;
  const pointAt = (index: number) => points[(index + count) % count] ?? [0, 0];
  return `${curve(points, pointAt, count)}Z`;
};

export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
