import { type Canvas, finish, type Motif, shadow, wash } from '../canvas.ts';
import { darker, fromLightToDark, lighter, mix } from '../color.ts';
import { circle, ellipse, path, polar, range, smoothLoop } from '../shapes.ts';
import { type Point, short } from '../svg.ts';
import { ball } from './fruity.ts';

type Round = { x: number; y: number; width: number; height: number; tone: string };

/** A pillow seen from a little above: its side, its top, the light on both. */
const round = (canvas: Canvas, { x, y, width, height, tone }: Round): void => {
  const { sketch } = canvas;
  const [rx, ry] = [width / 2, width * 0.115];
  shadow(canvas, x + 14, y + height * 0.75, rx * 1.05, ry * 1.3, 0.34);
  const side = sketch.linear(
    [x - rx, 0],
    [x + rx, 0],
    [
      [0, darker(tone, 0.12)],
      [0.28, lighter(tone, 0.16)],
      [0.62, darker(tone, 0.06)],
      [1, darker(tone, 0.26)],
    ],
  );
  const top = sketch.radial(
    [x, y],
    rx,
    [
      [0, lighter(tone, 0.46)],
      [0.7, lighter(tone, 0.26)],
      [1, lighter(tone, 0.08)],
    ],
    [x - rx * 0.4, y],
  );
  const bulge = short(rx * 0.08);
  const d = `M${short(x - rx)} ${short(y)}c-${bulge} ${short(height * 0.3)} -${bulge} ${short(height * 0.7)} 0 ${short(height)}A${short(rx)} ${short(ry)} 0 0 0 ${short(x + rx)} ${short(y + height)}c${bulge} ${short(-height * 0.3)} ${bulge} ${short(-height * 0.7)} 0 ${short(-height)}Z`;
  sketch.add(path(d, { fill: side }), ellipse(x, y, rx, ry, { fill: top }));
  sketch.add(
    ellipse(x, y, rx - 3, ry - 2, {
      fill: 'none',
      stroke: lighter(tone, 0.7),
      'stroke-width': 3,
      opacity: '.5',
    }),
  );
};

const plate = (canvas: Canvas, x: number, y: number, rx: number): void => {
  const { sketch, palette } = canvas;
  const white = lighter(palette.lightest, 0.75);
  shadow(canvas, x + 20, y + 40, rx * 1.12, rx * 0.26, 0.34);
  const fill = sketch.linear(
    [x - rx, y - 60],
    [x + rx, y + 80],
    [
      [0, '#FFFFFF'],
      [1, mix(white, palette.lead, 0.22)],
    ],
  );
  sketch.add(ellipse(x, y + 12, rx, rx * 0.17, { fill: mix(white, palette.lead, 0.36) }));
  sketch.add(ellipse(x, y, rx, rx * 0.17, { fill }));
  sketch.add(ellipse(x, y + 4, rx * 0.74, rx * 0.115, { fill: mix(white, palette.lead, 0.12) }));
};

const crumbs = (canvas: Canvas, x: number, y: number, spread: number, count: number): void => {
  const { sketch, random, palette } = canvas;
  for (const _ of range(count)) {
    const [cx, cy, r] = [
      x + random.between(-spread, spread),
      y + random.between(-18, 26),
      random.between(3, 9),
    ];
    const tone = mix(palette.lead, palette.lightest, random.between(0, 0.6));
    sketch.add(
      ellipse(cx + 3, cy + r * 0.7, r * 1.2, r * 0.5, { fill: palette.shade, opacity: '.22' }),
    );
    sketch.add(circle(cx, cy, r, { fill: tone }));
  }
};

const tower = (canvas: Canvas, x: number, floor: number, widths: number[]): number => {
  const { palette, random } = canvas;
  const tones = fromLightToDark(palette.colors.slice(0, 4));
  let y = floor;
  for (const [index, width] of widths.entries()) {
    const height = random.between(64, 90);
    y -= height + width * 0.012;
    const tone = mix(
      tones[(index * 2 + 1) % tones.length] ?? palette.lead,
      palette.lightest,
      index % 2 ? 0.12 : 0.3,
    );
    round(canvas, { x: x + random.between(-14, 14), y, width, height, tone });
  }
  return y;
};

/** Glaze that runs over the uppermost round. */
const glaze = (canvas: Canvas, x: number, y: number, width: number, tone: string): void => {
  const { sketch, random } = canvas;
  const [rx, ry] = [width / 2, width * 0.115];
  const runs = range(9).flatMap((index): Point[] => {
    const angle = Math.PI - (index / 8) * Math.PI;
    const [ex, ey] = [x + Math.cos(angle) * rx * 1.005, y + Math.sin(angle) * ry];
    const fall = index % 2 ? random.between(60, 130) : random.between(12, 30);
    return index % 2
      ? [
          [ex - 17, ey + fall * 0.6],
          [ex, ey + fall],
          [ex + 17, ey + fall * 0.6],
        ]
      : [[ex, ey + fall]];
  });
  const back = range(7).map((index): Point => {
    const angle = (-Math.PI * (index + 1)) / 8;
    return [x + Math.cos(angle) * rx * 0.98, y + Math.sin(angle) * ry * 0.98];
  });
  const fill = sketch.linear(
    [x - rx, y - ry],
    [x + rx, y + 130],
    [
      [0, lighter(tone, 0.3)],
      [0.5, tone],
      [1, darker(tone, 0.2)],
    ],
  );
  const d = smoothLoop([...runs, ...back]);
  sketch.add(path(d, { fill: canvas.palette.shade, opacity: '.2', transform: 'translate(5 9)' }));
  sketch.add(path(d, { fill }));
  const shine = sketch.linear(
    [x - rx, y],
    [x + rx, y],
    [
      [0.05, '#FFFFFF', 0],
      [0.3, '#FFFFFF', 0.65],
      [0.6, '#FFFFFF', 0],
    ],
  );
  sketch.add(
    ellipse(x, y - ry * 0.1, rx * 0.84, ry * 0.72, {
      fill: 'none',
      stroke: shine,
      'stroke-width': 9,
    }),
  );
};

/** Shortbread in a soft tower, and its crumbs. */
export const shortbread: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.42);
  const x = random.between(560, 640);
  plate(canvas, x, 815, 540);
  tower(canvas, x, 812, [680, 630, 590, 520, 440, 350, 250]);
  crumbs(canvas, x, 812, 430, 22);
  finish(canvas);
};

/** A tower with glaze running down. */
export const glazed: Motif = (canvas) => {
  const { palette, random } = canvas;
  wash(canvas, 0.42);
  const x = random.between(570, 640);
  plate(canvas, x, 800, 520);
  const top = tower(canvas, x, 800, [680, 660, 650, 620]);
  round(canvas, { x, y: top - 66, width: 560, height: 66, tone: palette.second });
  glaze(canvas, x, top - 66, 560, mix(palette.lead, palette.darkest, 0.3));
  ball(canvas, { x: x + 10, y: top - 110, r: 62, color: palette.lead });
  crumbs(canvas, x, 812, 430, 10);
  finish(canvas);
};

/** Truffles, some dusted, in a loose pyramid. */
export const truffles: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.5, palette.accent, palette.second);
  plate(canvas, 600, 790, 540);
  const rows = [
    [250, 730],
    [480, 760],
    [720, 760],
    [950, 730],
    [365, 540],
    [600, 570],
    [835, 540],
    [485, 360],
    [720, 370],
    [605, 190],
  ] as const;
  for (const [index, [x, y]] of rows.entries()) {
    const r = 132 * random.between(0.94, 1.04);
    const color = palette.colors[[0, 1, 0, 2, 1, 0, 1, 2, 0, 1][index] ?? 0] ?? palette.lead;
    ball(canvas, { x, y, r, color });
    if (index % 3 !== 2) continue;
    for (const _ of range(40)) {
      const [px, py] = polar(x, y, r * 0.9 * Math.sqrt(random.next()), random.between(2.2, 6.4));
      sketch.add(
        circle(px, py, random.between(1.5, 4), {
          fill: lighter(palette.accent, 0.4),
          opacity: '.7',
        }),
      );
    }
  }
  finish(canvas);
};
