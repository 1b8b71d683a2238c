import sharp, { type Sharp } from 'sharp'

/** Bytes of a stored picture. */
const maxPictureSize = 300_000

/** With more pixels, a small file could take gigabytes once it is decoded. */
const maxPixels = 25_000_000

/** Seconds that decoding and encoding may take. */
const timeoutSeconds = 10

// Each picture gets one core, as several are worked on at a time.
sharp.concurrency(1)
// No picture is worked on twice, so none has to stay in memory.
sharp.cache(false)

// The format is detected from the content, not from the client's claim; only these three are
// decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** Whether the content begins like a picture of a size that is decoded. Reads only its head. */
export async function isPicture(base64: string): Promise<boolean> {
  try {
    const { width, height } = await sharp(Buffer.from(base64, 'base64')).metadata()
    return width * height <= maxPixels
  } catch {
    return false
  }
}

/** Tried in order until the photo is small enough; for one of a doorstep, the first is. */
const photoSizes = [
  { side: 1600, quality: 80 },
  { side: 1600, quality: 60 },
  { side: 1200, quality: 50 },
  { side: 800, quality: 40 },
  { side: 500, quality: 40 },
]

/** Returns a JPEG, upright and without metadata; null for content that is not a picture, or too large. */
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

/** Returns a grayscale PNG on white; null for content that is not a picture, too large, or blank. */
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

/** Null after any error, as sharp has one kind for everything that may be wrong with a picture. */
async function encoded(base64: string, encode: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: maxPixels })
    return await encode(picture).timeout({ seconds: timeoutSeconds }).toBuffer()
  } catch {
    return null
  }
}
