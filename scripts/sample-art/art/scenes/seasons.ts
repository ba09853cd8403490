import { finish, HEIGHT, light, type Motif, newPalette, shadow, WIDTH, wash } from '../canvas.ts';
import { darker, lighter, mix, paler } from '../color.ts';
import { leaf } from '../leaf.ts';
import { drawBloom } from '../motifs/floral.ts';
import { snowfall } from '../motifs/ozonic.ts';
import { at, circle, ellipse, group, path, placed, polar, range, smooth } from '../shapes.ts';
import { element, type Point } from '../svg.ts';
import { fir } from './places.ts';

/** A branch in flower against a mild sky. */
export const blossom: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.5, palette.accent, palette.lead);
  const bark = { fill: 'none', stroke: palette.darkest, 'stroke-linecap': 'round' };
  sketch.add(
    path('M-40 760C240 700 380 520 640 470C860 430 1000 330 1240 180', {
      ...bark,
      'stroke-width': 30,
    }),
  );
  sketch.add(
    path(
      'M400 570C470 420 470 330 560 220M760 440C820 560 900 620 1030 660M180 700C240 790 330 820 420 840',
      { ...bark, 'stroke-width': 15 },
    ),
  );
  sketch.add(
    path('M-40 752C240 692 380 512 640 462C860 422 1000 322 1240 172', {
      ...bark,
      stroke: lighter(palette.darkest, 0.3),
      'stroke-width': 6,
      opacity: '.6',
    }),
  );
  const places = [
    [560, 210, 120],
    [420, 480, 104],
    [250, 690, 138],
    [430, 830, 92],
    [690, 450, 168],
    [1040, 650, 128],
    [900, 380, 110],
    [1080, 250, 140],
    [860, 600, 70],
    [500, 330, 66],
  ] as const;
  for (const [index, [x, y, r]] of places.entries()) {
    const tint = mix(palette.lead, '#FFF6F2', random.between(0.1, 0.55));
    const one = { ...canvas, palette: newPalette([tint, palette.second, tint]) };
    drawBloom(one, {
      x,
      y,
      r: r * 0.94,
      rings: 1,
      petals: 5,
      roundness: 0.9,
      breadth: 0.84,
      opacity: index % 2 ? 0.95 : 0.9,
    });
  }
  for (const _ of range(16)) {
    const [x, y] = [random.between(40, 1160), random.between(60, 860)];
    const fill = {
      fill: lighter(palette.lead, 0.35),
      opacity: '.75',
      transform: `rotate(${random.whole(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})`,
    };
    sketch.add(ellipse(x, y, 17, 10, fill));
  }
  finish(canvas);
};

/** A beach from above: surf on the slant, one parasol. */
export const beach: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  const sand = sketch.linear(
    [0, 0],
    [WIDTH, HEIGHT],
    [
      [0, lighter(palette.second, 0.35)],
      [1, palette.second],
    ],
  );
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill: sand }));
  for (const _ of range(90)) {
    sketch.add(
      circle(random.between(0, WIDTH), random.between(0, HEIGHT), random.between(1.5, 4), {
        fill: palette.darkest,
        opacity: '.13',
      }),
    );
  }
  for (const index of range(6)) {
    const phase = index * 1.3;
    const line = range(16).map((step): Point => {
      const x = step * 88 - 60;
      return [x, 520 - index * 82 - x * 0.26 + 38 * Math.sin(x / 150 + phase)];
    });
    const d = `${smooth(line)}L1300 -80L-80 -80Z`;
    const tone =
      index === 0 ? '#FFFFFF' : mix(lighter(palette.lead, 0.55), palette.lead, index / 5);
    sketch.add(path(d, { fill: palette.shade, opacity: '.1', transform: 'translate(4 14)' }));
    sketch.add(path(d, { fill: tone, opacity: index === 0 ? '.85' : '1' }));
    sketch.add(
      path(smooth(line), { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 5, opacity: '.75' }),
    );
  }
  const [x, y, r] = [690, 600, 230];
  shadow(canvas, x + 70, y + 90, r * 1.12, r * 1.08, 0.42);
  for (const index of range(12)) {
    const [start, end] = [(index / 12) * 6.2832, ((index + 1) / 12) * 6.2832];
    const tone = index % 2 ? '#FFF8EC' : palette.accent;
    const shade = darker(tone, 0.05 + 0.13 * (0.5 + 0.5 * Math.cos(start - 0.8)));
    const [one, other, bow] = [
      polar(x, y, r, start),
      polar(x, y, r, end),
      polar(x, y, r * 0.98, (start + end) / 2),
    ];
    const fill = sketch.radial([x, y], r, [
      [0, lighter(shade, 0.25)],
      [1, shade],
    ]);
    sketch.add(path(`M${x} ${y}L${at(one)}Q${at(bow)} ${at(other)}Z`, { fill }));
  }
  sketch.add(circle(x, y, 13, { fill: '#FFFDF6' }));
  const towel = {
    x: 300,
    y: 590,
    width: 150,
    height: 270,
    rx: 10,
    transform: 'rotate(14 375 725)',
  };
  sketch.add(
    element('rect', { ...towel, x: 310, y: 602, fill: palette.shade, opacity: '.2' }),
    element('rect', { ...towel, fill: '#FFF8EC' }),
  );
  for (const stripe of range(5)) {
    const line = {
      x: 300,
      y: 612 + stripe * 52,
      width: 150,
      height: 18,
      fill: palette.accent,
      opacity: '.8',
      transform: towel.transform,
    };
    sketch.add(element('rect', line));
  }
  light(canvas, 240, 120, 640, 0.35);
  finish(canvas);
};

/** Leaves of the year's end, falling in every turn. */
export const autumn: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.46, palette.lightest, palette.lead);
  for (const index of range(46)) {
    const far = index < 16 ? 0.55 : index < 32 ? 0.24 : 0;
    const size = index < 16 ? 190 : index < 32 ? 240 : 330;
    const [x, y] = [((index * 367) % 1260) - 30, ((index * 233) % 980) + 60];
    const length = size * random.between(0.8, 1.15);
    const form = {
      length,
      width: length * random.between(0.42, 0.56),
      bend: random.between(-0.22, 0.22),
      belly: 0.8,
      veins: 8,
    };
    const tone = paler(mix(random.pick(palette.colors), palette.lead, 0.15), far);
    if (far === 0) shadow(canvas, x + 20, y + 26, length * 0.6, length * 0.5, 0.16);
    const stalk = path(`M0 0v${(length * 0.16).toFixed(0)}`, {
      stroke: darker(tone, 0.2),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    });
    sketch.add(group(placed(x, y, random.between(0, 360)), stalk, leaf(sketch, tone, form)));
    if (index === 31) light(canvas, 480, 300, 620, 0.45);
  }
  finish(canvas);
};

/** Firs under snow. */
export const winter: Motif = (canvas) => {
  const { palette } = canvas;
  snowfall(canvas);
  const tone = '#4F7470';
  for (const [x, floor, size, far] of [
    [120, 740, 330, 0.55],
    [330, 720, 280, 0.6],
    [1090, 740, 360, 0.5],
    [700, 720, 260, 0.62],
    [240, 860, 520, 0.12],
    [980, 880, 470, 0.2],
    [520, 850, 330, 0.3],
  ] as const) {
    shadow(canvas, x + 30, floor + 4, size * 0.34, size * 0.06, 0.3);
    fir(canvas, x, floor, size, paler(mix(tone, palette.darkest, 0.2), far), '#FFFFFF');
  }
  finish(canvas);
};
