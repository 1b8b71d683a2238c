import { base64In } from './base64.ts'

/** Pixels of the longer side, enough to read a house number. */
const maxSide = 1600

/** Characters of base64: about 300 kB, which can be sent over a slow connection. */
const maxLength = 400_000
const qualities = [0.8, 0.6, 0.4]

/**
 * Scales a photo down to an upright JPEG in base64, since phones take photos of several megabytes. Throws for
 * other files.
 */
export async function smallerPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  let photo = ''
  for (const quality of qualities) {
    photo = base64In(canvas.toDataURL('image/jpeg', quality))
    if (photo.length <= maxLength) break
  }
  return photo
}
