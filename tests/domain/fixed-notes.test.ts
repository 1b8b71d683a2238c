import { expect, it } from 'vitest'
import { fixedNotes, noteText } from '../../domain/fixed-notes.ts'
import * as german from '../../languages/texts/de/fixedNotes.ts'

it.each([
  ['BLOCKED', null, 'Blocked by admin', german.blockedByAdmin],
  ['UNBLOCKED', null, 'Unblocked by admin', german.unblockedByAdmin],
  ['CANCELED', null, 'Canceled by sender', german.canceledBySender],
  ['DELIVERED', null, 'Delivery confirmed by receiver', german.confirmedByReceiver],
  ['DISPATCHED', null, 'The delivery was recorded by mistake', german.recordedByMistake],
  ['IN_TRANSIT', 'NOBODY_HOME', 'No one was home', german.noOneWasHome],
  ['IN_TRANSIT', 'REFUSED', 'The receiver refused the parcel', german.receiverRefusedTheParcel],
  ['DISPATCHED', 'WRONG_ADDRESS', 'The address is wrong', german.addressIsWrong],
  ['ATTEMPTED', 'DAMAGED', 'The parcel is damaged', german.parcelIsDamaged],
  ['IN_TRANSIT', 'OTHER', 'Other reason', german.otherReason],
] as const)(
  'A note that Waybill writes is stored in English and shown in German: %s, %s',
  (status, failedAttempt, note, shown) => {
    expect(Object.values(fixedNotes)).toContain(note)
    expect(noteText({ status, failedAttempt, note })).toBe(note)
    expect(noteText({ status, failedAttempt, note }, german)).toBe(shown)
  },
)

it.each([
  ['BLOCKED', null, 'Blocked by admin, call first'],
  ['BLOCKED', null, 'blockedByAdmin'],
  ['BLOCKED', null, 'constructor'],
  ['BLOCKED', null, ''],
  ['DISPATCHED', null, 'Blocked by admin'],
  ['DELIVERED', null, 'No one was home'],
  ['IN_TRANSIT', 'REFUSED', 'Other reason'],
] as const)(
  'A note that a user wrote stays as it is: %s, %s, "%s"',
  (status, failedAttempt, note) => {
    expect(noteText({ status, failedAttempt, note }, german)).toBe(note)
  },
)
