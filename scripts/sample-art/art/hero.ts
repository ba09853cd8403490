import { finish, light, newCanvas, wash } from './canvas.ts';
import { drawSlice, drops, foliage } from './motifs/citrus.ts';

/**
 * The citrus of the invite page. A phone shows nearly all of it, a desktop half-screen only the
 * middle 600 units of its width: so what matters stands there, and the rest is generous.
 */
export const drawHero = (): string => {
  const canvas = newCanvas('hero', ['#F2B23E', '#E87F2B', '#8FAE4B']);
  wash(canvas, 0.36);
  foliage(canvas, 356, 200, 280, [-50, -98]);
  drawSlice(canvas, { x: 672, y: 496, r: 462, segments: 10, turn: 0.22 });
  drops(canvas, 262, 680, 80, 7);
  light(canvas, 420, 160, 420, 0.3);
  finish(canvas);
  return canvas.sketch.toSvg(1200, 900);
};

/** A slice so small that only its idea remains. */
export const drawFavicon = (): string => {
  const wedges = Array.from({ length: 6 }, (_, index) => {
    const fill = index % 2 ? '#F8B133' : '#EE9336';
    return `<path d="M32 28.5L23.6 13.6Q32 9 40.4 13.6Z" fill="${fill}" stroke="${fill}" stroke-width="2" stroke-linejoin="round" transform="rotate(${index * 60} 32 32)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="31" fill="#F8B133"/><circle cx="32" cy="32" r="26" fill="#FFF6E2"/>${wedges.join('')}</svg>\n`;
};
