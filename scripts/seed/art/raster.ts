import sharp from 'sharp';

type Encode = (quality: number) => Promise<Buffer>;

/** The best quality whose file stays within the budget, in bytes; the lowest one if none does. */
const within = async (budget: number, qualities: number[], encode: Encode): Promise<Buffer> => {
  let smallest: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    smallest = await encode(quality);
    if (smallest.length <= budget) break;
  }
  return smallest;
};

export const PICTURE_WIDTHS = [1200, 800, 400] as const;
const BUDGETS: Record<(typeof PICTURE_WIDTHS)[number], number> = {
  1200: 44_000,
  800: 25_000,
  400: 8_800,
};
const JPEG_BUDGET = 27_000;

/** The drawing at full size, without loss; drawn once for all the files that come of it. */
export const toPixels = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();

export const toWebp = async (
  pixels: Buffer,
  width: (typeof PICTURE_WIDTHS)[number],
): Promise<Buffer> => {
  const sized = await sharp(pixels).resize(width).png({ compressionLevel: 1 }).toBuffer();
  return within(BUDGETS[width], [82, 74, 66, 58, 50, 42, 34, 26, 20], (quality) =>
    sharp(sized).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
  );
};

/** The upper band of a portrait for print; JPEG, because PDF knows no WebP. */
export const toJpegBand = async (pixels: Buffer, height: number): Promise<Buffer> => {
  const band = { left: 0, top: Math.round((900 - height) * 0.8), width: 1200, height };
  const cut = await sharp(pixels).extract(band).png({ compressionLevel: 1 }).toBuffer();
  return within(JPEG_BUDGET, [82, 76, 70, 64, 58, 52, 46, 40, 34, 28, 22], (quality) =>
    sharp(cut).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
};
