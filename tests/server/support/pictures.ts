import sharp, { type Sharp } from 'sharp'

interface Size {
  width: number
  height: number
}

/** A line from corner to corner on a transparent background, like a signature from a canvas. */
export const signaturePng = ({ width, height }: Size = { width: 600, height: 200 }) => {
  const pixels = Buffer.alloc(width * height * 4)
  for (let x = 0; x < width; x += 1) {
    const y = Math.floor((x * (height - 4)) / width)
    for (let thickness = 0; thickness < 4; thickness += 1)
      pixels[((y + thickness) * width + x) * 4 + 3] = 255
  }
  return asBase64(sharp(pixels, { raw: { width, height, channels: 4 } }).png())
}

/** Photo of one color, rotated by its EXIF data, which also names the camera and the place. */
export const photoJpeg = ({ width, height }: Size = { width: 80, height: 60 }) =>
  asBase64(
    sharp({ create: { width, height, channels: 3, background: '#c05010' } })
      .withExif({
        IFD0: { Make: 'A known camera' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  )

/** Photo of random pixels, which can hardly be compressed. */
export const noise = ({ width, height }: Size) => {
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 1
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    pixels[index] = seed >> 16
  }
  return asBase64(sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: 90 }))
}

/** A file of some kB that takes 90 MB once it is decoded. */
export const bomb = () =>
  asBase64(
    sharp({ create: { width: 6000, height: 5000, channels: 3, background: 'black' } }).png({
      compressionLevel: 9,
    }),
  )

const asBase64 = async (picture: Sharp) => (await picture.toBuffer()).toString('base64')
