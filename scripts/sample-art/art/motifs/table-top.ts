import { type Canvas, finish, type Motif, shadow, wash } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { circle, ellipse, group, path, placed, polar, range, smooth } from '../shapes.ts';
import { element, short } from '../svg.ts';

/** A cup from above: the saucer, the rim, the pour. */
export const cup: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.46);
  const [x, y] = [random.between(560, 640), 460];
  const white = lighter(palette.lightest, 0.6);
  const disc = (r: number, light: string, dark: string) => {
    const fill = sketch.linear(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, light],
        [1, dark],
      ],
    );
    sketch.add(circle(x, y, r, { fill }));
  };
  shadow(canvas, x + 40, y + 60, 490, 480, 0.4);
  disc(430, '#FFFFFF', mix(white, palette.lead, 0.3));
  disc(318, mix(white, palette.lead, 0.14), lighter(white, 0.6));
  shadow(canvas, x + 26, y + 38, 330, 330, 0.42);
  const handle = { x: x + 250, y: y - 30, width: 150, height: 60, rx: 30, fill: '#FFFFFF' };
  sketch.add(element('rect', { ...handle, transform: `rotate(32 ${short(x)} ${y})` }));
  disc(290, '#FFFFFF', mix(white, palette.lead, 0.25));
  disc(264, darker(palette.lead, 0.1), lighter(palette.second, 0.1));
  const fluid = sketch.radial([x, y], 256, [
    [0, palette.second],
    [0.7, mix(palette.lead, palette.second, 0.55)],
    [1, palette.lead],
  ]);
  sketch.add(circle(x, y, 252, { fill: fluid }));
  const foam = lighter(palette.accent, 0.35);
  for (const index of range(6)) {
    const [w, top] = [222 - index * 30, y + 106 - index * 56];
    const d = `M${x} ${top + 78}C${x - w * 1.1} ${top + 26} ${x - w * 0.9} ${top - 56} ${x} ${top - 6}C${x + w * 0.9} ${top - 56} ${x + w * 1.1} ${top + 26} ${x} ${top + 78}Z`;
    const fill = index % 2 ? mix(palette.lead, palette.second, 0.6) : foam;
    sketch.add(path(d.replace(/(\.\d)\d+/g, '$1'), { fill, opacity: '.92' }));
  }
  for (const [index, angle] of [2.5, 2.82, 0.42].entries()) {
    const [bx, by] = polar(x, y, 500 + index * 26, angle);
    bean(canvas, bx, by, 56, angle * 57 + index * 40);
  }
  finish(canvas);
};

const bean = (canvas: Canvas, x: number, y: number, size: number, turn: number): void => {
  const { sketch, palette } = canvas;
  shadow(canvas, x + 8, y + 14, size * 1.1, size * 0.9, 0.4);
  const tone = mix(palette.lead, palette.darkest, 0.35);
  const fill = sketch.radial(
    [0, 0],
    size,
    [
      [0, lighter(tone, 0.4)],
      [1, darker(tone, 0.2)],
    ],
    [-size * 0.3, -size * 0.3],
  );
  const line = smooth([
    [-size, 0],
    [-size * 0.3, size * 0.12],
    [size * 0.3, -size * 0.12],
    [size, 0],
  ]);
  sketch.add(
    group(
      placed(x, y, turn),
      ellipse(0, 0, size, size * 0.68, { fill }),
      path(line, { fill: 'none', stroke: darker(tone, 0.4), 'stroke-width': 5 }),
    ),
  );
};

/** A bowl of something white and calm, from above, with almonds beside it. */
export const bowl: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.6, palette.second, palette.lead);
  const [x, y] = [random.between(600, 680), 450];
  shadow(canvas, x + 50, y + 70, 520, 510, 0.42);
  const rim = sketch.linear(
    [x - 400, y - 400],
    [x + 400, y + 400],
    [
      [0, lighter(palette.accent, 0.3)],
      [1, darker(palette.second, 0.08)],
    ],
  );
  sketch.add(
    circle(x, y, 420, { fill: rim }),
    circle(x, y, 388, { fill: darker(palette.second, 0.16) }),
  );
  for (const index of range(7)) {
    const r = 376 * (1 - index / 7.4);
    const [cx, cy] = [x + index * 9, y - index * 6];
    const tone = index % 2 ? lighter(palette.lead, 0.7) : lighter(palette.lead, 0.25);
    const fill = sketch.linear(
      [cx - r, cy - r],
      [cx + r, cy + r],
      [
        [0, lighter(tone, 0.6)],
        [1, tone],
      ],
    );
    sketch.add(
      circle(cx + 3, cy + 5, r, { fill: palette.shade, opacity: '.08' }),
      circle(cx, cy, r, { fill }),
    );
  }
  const almonds = [
    [150, 690, 20],
    [225, 790, -35],
    [110, 240, 60],
    [1085, 770, -20],
    [x + 30, y - 10, 35],
    [x + 110, y + 50, -10],
  ] as const;
  for (const [ax, ay, turn] of almonds) almond(canvas, ax, ay, 84, turn);
  finish(canvas);
};

const almond = (canvas: Canvas, x: number, y: number, size: number, turn: number): void => {
  const { sketch, palette } = canvas;
  shadow(canvas, x + 10, y + 16, size * 0.9, size * 0.7, 0.36);
  const tone = mix(palette.darkest, '#B07A4C', 0.6);
  const fill = sketch.linear(
    [-size * 0.4, 0],
    [size * 0.4, 0],
    [
      [0, lighter(tone, 0.3)],
      [1, darker(tone, 0.16)],
    ],
  );
  const d = `M0 ${-size}C${size * 0.62} ${-size * 0.3} ${size * 0.6} ${size * 0.7} 0 ${size * 0.78}C${-size * 0.6} ${size * 0.7} ${-size * 0.62} ${-size * 0.3} 0 ${-size}Z`;
  const lines = [-0.3, 0, 0.3].map(
    (side) =>
      `M0 ${-size * 0.8}Q${short(side * size)} 0 ${short(side * size * 0.5)} ${short(size * 0.62)}`,
  );
  sketch.add(
    group(
      placed(x, y, turn),
      path(d, { fill }),
      path(lines.join(''), {
        fill: 'none',
        stroke: darker(tone, 0.3),
        'stroke-width': 2.4,
        opacity: '.5',
      }),
    ),
  );
};
