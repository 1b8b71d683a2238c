import sharp, { type Sharp } from 'sharp'

/** Bytes of a picture as it is kept. */
const maxPictureSize = 300_000

/** Above, a small file could take gigabytes once it is decoded. */
const maxPixels = 25_000_000

/** Seconds that decoding and encoding may take. */
const patience = 10

// Each picture is decoded by what it is, whatever its sender calls it; no other format is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** Smaller and coarser, until one fits: a photo of a doorstep needs the first. */
const photoSizes = [
  { side: 1600, quality: 80 },
  { side: 1600, quality: 60 },
  { side: 1200, quality: 50 },
  { side: 800, quality: 40 },
  { side: 500, quality: 40 },
]

/** A JPEG, upright and without metadata; null for what is no picture, or too large a one. */
export async function toPhoto(base64: string): Promise<Buffer | null> {
  for (const { side, quality } of photoSizes) {
    const photo = await encoded(base64, (picture) =>
      picture
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality }),
    )
    if (photo === null || photo.length <= maxPictureSize) return photo
  }
  return null
}

/** A PNG in shades of grey on white; null for what is no picture, and for a blank one. */
export async function toSignature(base64: string): Promise<Buffer | null> {
  const signature = await encoded(base64, (picture) =>
    picture
      .autoOrient()
      .resize({ width: 800, height: 400, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .grayscale()
      .png({ palette: true, colours: 16 }),
  )
  if (signature === null || signature.length > maxPictureSize) return null
  const { channels } = await sharp(signature).stats()
  return channels.every(({ min, max }) => min === max) ? null : signature
}

/** sharp says with one kind of error all that may be wrong with a picture. */
async function encoded(base64: string, encode: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: maxPixels })
    return await encode(picture).timeout({ seconds: patience }).toBuffer()
  } catch {
    return null
  }
}
