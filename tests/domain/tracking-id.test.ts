import { describe, expect, test } from 'vitest'
import { normalTrackingId, storedTrackingId, trackingIdAlphabet } from '../../domain/tracking-id.ts'
import { newTrackingId } from '../../server/parcels/tracking-ids.ts'

describe('a tracking ID in any spelling', () => {
  test.each([
    'TRK-7H2K-9QXM-3VBT-RD4W',
    'trk-7h2k-9qxm-3vbt-rd4w',
    '  TRK-7H2K-9QXM-3VBT-RD4W\t',
    'TRK7H2K9QXM3VBTRD4W',
    'trk 7h2k 9qxm 3vbt rd4w',
    'TRK-7H2K9QXM-3VBTRD4W',
    'TRK–7H2K—9QXM‑3VBT−RD4W',
    '\u200eTRK-7H2K-9QXM-3VBT-RD4W\u200b',
    'ＴＲＫ－７Ｈ２Ｋ－９ＱＸＭ－３ＶＢＴ－ＲＤ４Ｗ',
  ])('%j names the same parcel', (typed) => {
    expect(normalTrackingId(typed)).toBe('TRK7H2K9QXM3VBTRD4W')
    expect(storedTrackingId(typed)).toBe('TRK-7H2K-9QXM-3VBT-RD4W')
  })

  test.each([
    ['TRK-1O1L-9QXM-3VBT-RD4W', 'TRK-1011-9QXM-3VBT-RD4W'],
    ['trk-i0io-9qxm-3vbt-rd4w', 'TRK-1010-9QXM-3VBT-RD4W'],
    [']C1TRK-7H2K-9QXM-3VBT-RD4W', 'TRK-7H2K-9QXM-3VBT-RD4W'],
    [']Q3TRK-7H2K-9QXM-3VBT-RD4W', 'TRK-7H2K-9QXM-3VBT-RD4W'],
    ['TRK-7H2K-9QXM-3VBT-RD4W.', 'TRK-7H2K-9QXM-3VBT-RD4W'],
  ])('%j is read as %s', (typed, meant) => {
    expect(storedTrackingId(typed)).toBe(meant)
  })

  test.each([
    '',
    'TRK-',
    'TRK-U000-9QXM-3VBT-RD4W',
    'OTRK-7H2K-9QXM-3VBT-RD4W',
    'TRK-7H2K-9QXM-3VBT-RD4W..',
    '7H2K-9QXM-3VBT-RD4W',
    'TRK-7H2K-9QXM-3VBT-RD4',
    'TRK-7H2K-9QXM-3VBT-RD4WX',
    'TRK-ILOU-9QXM-3VBT-RD4W',
    "TRK-7H2K-9QXM-3VBT-RD4W' or true --",
  ])('%j is not one of our parcels', (typed) => {
    expect(storedTrackingId(typed)).toBeNull()
  })
})

describe('a new tracking ID', () => {
  const many = Array.from({ length: 4000 }, newTrackingId)

  test('is written in four groups of four letters of the alphabet, and reads back as itself', () => {
    const form = new RegExp(`^TRK(-[${trackingIdAlphabet}]{4}){4}$`)
    expect(many.filter((id) => !form.test(id) || storedTrackingId(id) !== id)).toEqual([])
    expect(new Set(many).size).toBe(many.length)
  })

  test('has each of the 32 letters equally often', () => {
    const counts = new Map<string, number>()
    for (const letter of many.flatMap((id) => id.slice(4).replaceAll('-', '').split(''))) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    expect(counts.size).toBe(32)
    // 64,000 letters, 2,000 of each expected; the bounds are more than six deviations away.
    expect(Math.min(...counts.values())).toBeGreaterThan(1700)
    expect(Math.max(...counts.values())).toBeLessThan(2300)
  })
})
