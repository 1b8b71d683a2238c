import { base64In } from './base64.ts'

/** Of the longer side, in pixels: a house number can be read on it. */
const maxSide = 1600

/** A JPEG in base64, upright, so that a phone does not send megabytes. Throws for what is no picture. */
export async function smallerPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return base64In(canvas.toDataURL('image/jpeg', 0.8))
}
