import sharp from 'sharp';

type Encode = (quality: number) => Promise<Buffer>;

/** The best quality whose file stays within its budget, in bytes; the lowest one if none does. */
const within = async (
  budgetOf: (quality: number) => number,
  qualities: number[],
  encode: Encode,
): Promise<Buffer> => {
  let smallest: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    smallest = await encode(quality);
    if (smallest.length <= budgetOf(quality)) break;
  }
  return smallest;
};

export const PICTURE_WIDTHS = [1200, 800, 400] as const;
type Width = (typeof PICTURE_WIDTHS)[number];
const BUDGETS: Record<Width, number> = { 1200: 44_000, 800: 25_000, 400: 8_800 };
/** Soft gradients show blocks below these qualities; busy pictures do not, and would cost too much. */
const FINE = [92, 87];
const FINE_BUDGETS: Record<Width, number> = { ...BUDGETS, 1200: 32_000 };
const JPEG_BUDGET = 27_000;

/** The drawing at full size, without loss; drawn once for all the files that come of it. */
export const toPixels = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();

export const toWebp = async (pixels: Buffer, width: Width): Promise<Buffer> => {
  const sized = await sharp(pixels).resize(width).png({ compressionLevel: 1 }).toBuffer();
  const budgetOf = (quality: number) => (FINE.includes(quality) ? FINE_BUDGETS : BUDGETS)[width];
  return within(budgetOf, [...FINE, 82, 74, 66, 58, 50, 42, 34, 26, 20], (quality) =>
    sharp(sized).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
  );
};

/** The upper band of a portrait for print; JPEG, because PDF knows no WebP. */
export const toJpegBand = async (pixels: Buffer, height: number): Promise<Buffer> => {
  const band = { left: 0, top: Math.round((900 - height) * 0.8), width: 1200, height };
  const cut = await sharp(pixels).extract(band).png({ compressionLevel: 1 }).toBuffer();
  return within(
    () => JPEG_BUDGET,
    [82, 76, 70, 64, 58, 52, 46, 40, 34, 28, 22],
    (quality) => sharp(cut).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
};
