import { expect, it } from 'vitest'
import { composeText } from '../../../../server/http/openapi/composed-text.ts'
import { password } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { storedParcel, storedUser } from '../../support/rows.ts'
import {
  newAccount,
  createdParcel,
  newParcelFor,
  startWorld,
} from '../../support/valid-requests.ts'

// Other fields are refused with spaces around them: see bad-input.test.ts.
const { api, admin, sender, receiver, trackingId } = await startWorld(await apiForFile())

it('a visitor logs in with spaces around the email, but only with the exact password', async () => {
  const spaced = ` ${password} `
  const account = { ...newAccount('\tspaced@example.com\n'), name: '  Noor   Haddad ' }
  await api.as(null).registerUser({ ...account, password: spaced, confirmPassword: spaced })
  expect(await storedUser(api.db, 'spaced@example.com')).toMatchObject({ name: 'Noor   Haddad' })

  const login = (typed: string) =>
    api.as(null).loginUser({ email: ' spaced@example.com ', password: typed })
  expect((await login(spaced)).status).toBe(200)
  expect((await login(password)).status).toBe(401)
})

it('a sender’s spaces around addresses and note are removed', async () => {
  const texts = { fromAddress: ' 1 Mill Lane ', toAddress: '\n8 Quay Road', note: ' Ring twice\t' }
  const { body } = await api.as(sender).createParcel({ ...newParcelFor(receiver), ...texts })
  const { parcel } = await storedParcel(api.db, body.data._id)
  expect(parcel).toMatchObject({
    from_address: '1 Mill Lane',
    to_address: '8 Quay Road',
    note: 'Ring twice',
  })
})

it('a sender’s letters and accents are stored as one, from whatever device they come', async () => {
  const typed = (text: string) => text.normalize('NFD')
  const texts = {
    fromAddress: typed('1 Äpfelweg'),
    toAddress: typed('8 Łódź'),
    note: typed('Für Zoë'),
  }
  const { body } = await api.as(sender).createParcel({ ...newParcelFor(receiver), ...texts })
  const { parcel } = await storedParcel(api.db, body.data._id)
  expect(parcel).toMatchObject({
    from_address: '1 Äpfelweg'.normalize('NFC'),
    to_address: '8 Łódź'.normalize('NFC'),
    note: 'Für Zoë'.normalize('NFC'),
  })
})

it('lists and objects within a body are composed as well, and all else stays', () => {
  const given = { n: 1, yes: true, none: null, list: ['e\u0301', { text: 'A\u030a' }], emoji: '👩‍👩‍👧' }
  const expected = { n: 1, yes: true, none: null, list: ['é', { text: 'Å' }], emoji: '👩‍👩‍👧' }
  expect(composeText(given)).toEqual(expected)
})

it.each([
  [' Lost ', 'Lost'],
  // Counts as no note.
  [' \t ', 'Blocked by admin'],
])(
  'an administrator who blocks a parcel with the note %j finds it logged as %j',
  async (note, kept) => {
    const { _id: id } = await createdParcel(api, sender, receiver)
    const { status } = await api.as(admin).blockParcel(id, { block: true, note })
    const { log } = await storedParcel(api.db, id)
    expect([status, log.at(-1)]).toMatchObject([200, { status: 'BLOCKED', note: kept }])
  },
)

it('a visitor tracks a parcel with spaces around the tracking ID', async () => {
  const query = { trackingId: `  ${trackingId}\n` }
  const { body } = await api.as(null).trackParcel({ query })
  expect(body.data.map((parcel) => parcel.trackingId)).toEqual([trackingId])
})

it('a sender who looks for receivers can have spaces around a search or an email', async () => {
  const found = async (query: { q: string } | { email: string[] }) => {
    const { body } = await api.as(sender).listReceivers({ query })
    return body.data.map(({ email }) => email)
  }
  const { email } = receiver
  expect(await found({ q: ` ${email}\t` })).toEqual([email])
  expect(await found({ email: [` ${email} `] })).toEqual([email])
  expect(await found({ email: ['nothing@example.com', `\n${email}`] })).toEqual([email])
})
