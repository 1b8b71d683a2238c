// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const pleaseLogIn: string = "Please log in"
export const passwordDoesNotMatch: string = "Password does not match"
export const codeOfYourAppIsNeeded: string = "A code of your authenticator app is needed"
export const codeDoesNotMatch: string = "This code does not match"
export const passkeyDoesNotWork: string = "This passkey does not work here. Please log in another way."
export const passkeyMayBeCopied: string = "This passkey may have been copied. Please log in another way, and remove it from your account."
export const passkeyRequestIsOver: string = "This took too long. Please try again."
export const passkeysNeedAName: string = "Passkeys need a domain name. They cannot be used at an IP address."
export const passkeyCannotBeAdded: string = "This passkey cannot be used here"
export const passkeyIsInUse: string = "This passkey is in use already"
export const tooManyPasskeys = (a: { value: string }): string => `You can have ${a.value} passkeys. Remove one first.`
export const passkeyNotFound: string = "Passkey not found"
export const onlyWayToLogIn: string = "This is the only way to log in to your account. Add another one first."
export const callsFromAnotherSite: string = "Calls from another site are not allowed"
export const youAreNotAllowed: string = "You are not allowed to do this"
export const setUpTwoFactorFirst: string = "Please set up two-factor authentication first"
export const yourAccountIsBlocked: string = "Your account is blocked"
export const confirmYourEmailFirst: string = "Please confirm your email address first: open the link in the email that was sent to you. Your dashboard can send it again."
export const addressAnswersOnlyTo = (a: { value: string }): string => `This address answers to ${a.value} only`
export const runWasChanged: string = "The run was changed meanwhile. Please look at it, then do it again."
export const proofIsRequired: string = "Deliveries need a proof here. Please record it on the page of the parcel."
export const bodyIsTooLarge = (a: { value: string }): string => `The body must be at most ${a.value} KiB`
export const bodyMustBeJson: string = "The body must be application/json"
export const keyWasUsedBefore: string = "This Idempotency-Key was used before with another body"
export const tooManyTries: string = "Too many tries. Please wait a moment."
export const serviceIsBusy: string = "The service is busy or being restarted. Please try again."
export const changesHaveToWait: string = "Changes have to wait a moment, as the database is moving to another server. Nothing was changed. Please try again in a few seconds."
export const databaseCanOnlyBeRead: string = "The database can only be read, because it is a standby. Please try again."
export const outcomeIsUnknown: string = "It is not known whether the change was made. Please look before you try again."
export const addressCannotBeRead: string = "The address cannot be read"
export const nothingAtThisAddress: string = "There is nothing at this address"
export const requestCannotBeRead: string = "The request cannot be read"
export const somethingIsNotRight: string = "Something in the request is not right"
export const doesNotGoWithWhatIsStored: string = "This does not go with what is stored already"
export const somethingWentWrong = (a: { value: string }): string => `Something went wrong on our side. Please mention ${a.value}.`
export const bodyIsNotValidJson: string = "The body is not valid JSON"
export const bearerTokenIsWrong: string = "The bearer token is missing or wrong"
export const addressNotFound: string = "Address not found"
export const receiverCannotBeChosen: string = "This receiver cannot be chosen"
export const addressIsSavedAlready: string = "This address is already in your address book"
export const addressBookIsFull = (a: { value: string }): string => `Your address book is full: it holds ${a.value} addresses`
export const notWithAnApiKey: string = "This cannot be called with an API key"
export const apiKeyLacksScope = (a: { value: string }): string => `This API key does not have the scope ${a.value}`
export const tooManyApiKeys = (a: { value: string }): string => `You can have ${a.value} API keys in use. Revoke one first.`
export const apiKeyNotFound: string = "API key not found"
export const noSuchApiKey: string = "There is no such API key"
export const apiKeyHasExpired: string = "This API key has expired"
export const apiKeyWasRevoked: string = "This API key was revoked"
export const parcelNotFound: string = "Parcel not found"
export const trackedParcelNotFound: string = "Parcel not found!"
export const sayWhoReceived: string = "Please say who received the parcel"
export const letTheReceiverSign: string = "Please let the receiver sign"
export const takeAPhoto: string = "Please take a photo"
export const askForTheHandoverCode: string = "Please ask the receiver for the handover code"
export const signatureIsNoPicture: string = "The signature is empty or no picture"
export const photoIsNoPicture: string = "The photo is no picture, or too large a one"
export const handoverCodeIsLocked: string = "The handover code is locked"
export const handoverCodeIsLockedNow: string = "The handover code is wrong, and is locked now"
export const handoverCodeIsWrong = (a: { count: number }): string => `The handover code is wrong. ${(category(a.count) === 'one' ? `${number(a.count)} try is` : `${number(a.count)} tries are`)} left.`
export const emailsAreNotConfirmedHere: string = "Email addresses are not confirmed here"
export const emailIsConfirmedAlready: string = "The email address is confirmed already"
export const linkDoesNotWork: string = "This link does not work any more. Please ask for a new one."
export const anotherEmailIn = (a: { count: number }): string => `Another email can be sent in ${(a.count === 1 ? "a minute" : `${number(a.count)} minutes`)}.`
export const endpointsAreBeingChecked: string = "Your other endpoints are still being checked. Please wait a moment."
export const pagesGoUpTo = (a: { value: string }): string => `Pages go up to ${a.value}. Search or filter for what is beyond.`
export const fromIsAfterTo: string = "from must not be after to"
export const toIsBeforeFrom: string = "to must not be before from"
export const tooManyDays = (a: { value: string }): string => `from and to may span at most ${a.value} days`
export const chooseAnHour: string = "Choose an hour"
export const timeZoneIsNotKnown: string = "This time zone is not known"
export const onlyReceiversAreTold: string = "Only receivers are told that the courier is near"
export const neverToldOfOwnActions: string = "You are never told of what only you can do"
export const createdBeforeIsTooEarly: string = "createdBefore must be after createdFrom"
export const nextAttemptIsPast: string = "The next attempt must not be in the past"
export const onlyTheDepotApproves: string = "Only the depot approves parcels"
export const blockedUserSetsNoPassword: string = "A blocked user cannot set a new password"
export const adminLinksAreOfTheTerminal: string = "Links for administrators are made in the terminal"
export const runNotFound: string = "Run not found"
export const dayIsPast: string = "The day must not be in the past"
export const courierCannotBeChosen: string = "This courier cannot be chosen"
export const courierIsBlocked: string = "The courier is blocked. Please choose another one first."
export const stopsAreOnThisRun: string = "The stops are on this run"
export const nothingIsLeftToMove: string = "Nothing of these stops is left to move"
export const orderHasToNameEachStop: string = "The order has to name every open stop of the run once"
export const runIsNamedTwice: string = "A run is named twice"
export const somethingIsDoneOrGone: string = "Something of it is done, or no longer on this run"
export const tooManyStopsForAnOrder = (a: { value: string }): string => `An order is proposed for at most ${a.value} stops. Split the run first.`
export const tooManyStops = (a: { value: string }): string => `A run has at most ${a.value} stops`
export const stopNotFound: string = "Stop not found"
export const parcelWithIdNotFound = (a: { count: number; value: string }): string => `Parcel ${a.value} not found${(a.count === 0 ? "" : `, and ${number(a.count)} more`)}`
export const isOnARunAlready = (a: { count: number; value: string }): string => `${a.value} is on a run already${(a.count === 0 ? "" : `, and ${number(a.count)} more`)}`
export const isNotApprovedYet = (a: { count: number; value: string }): string => `${a.value} is not approved yet${(a.count === 0 ? "" : `, and ${number(a.count)} more`)}`
export const isDelivered = (a: { count: number; value: string }): string => `${a.value} is delivered${(a.count === 0 ? "" : `, and ${number(a.count)} more`)}`
export const isCanceled = (a: { count: number; value: string }): string => `${a.value} is canceled${(a.count === 0 ? "" : `, and ${number(a.count)} more`)}`
export const sessionNotFound: string = "Session not found"
export const twoFactorIsOnAlready: string = "Two-factor authentication is on already"
export const beginTwoFactorFirst: string = "Begin to set up two-factor authentication first"
export const twoFactorIsNotOn: string = "Two-factor authentication is not on"
export const enterACodeOfYourApp: string = "Please enter a code of your authenticator app"
export const userNotFound: string = "User not found"
export const youCannotBlockYourself: string = "You cannot block yourself"
export const lastAdminCannotBeBlocked: string = "The last active administrator cannot be blocked"
export const lastAdminCannotBeDeleted: string = "The last active administrator cannot be deleted"
export const emailIsRegistered: string = "Email already registered"
export const parcelsAreUnderWay: string = "You have parcels under way. Your account can be deleted once all are delivered or canceled."
export const enterYourPasswordAgain: string = "Please enter your password again"
export const adminSignupIsClosed: string = "Registration as administrator is closed"
export const tooManyEndpoints = (a: { value: string }): string => `You can have at most ${a.value} endpoints`
export const endpointNotFound: string = "Endpoint not found"
export const messageNotFound: string = "Delivery not found"
export const enableTheEndpointFirst: string = "The endpoint is disabled. Enable it before you send this again."
export const isBeingSent: string = "This is being sent right now"
export const addressMustStartWith: string = "The address must start with https:// or http://"
export const addressHoldsALogin: string = "The address must not hold a user name or a password"
export const portIsNotAllowed: string = "The port must be 80, 443, or one from 1024 on"
export const nameIsNotPublic: string = "This name is not known, or leads to an address that is not public"
export const addressIsNotPublic: string = "This address is not public"
export const enterATrackingId: string = "Please enter a tracking ID"
export const mailedLinkIsNotComplete: string = "This link is not complete. Please open it from the email again."
export const linkIsNotComplete: string = "This link is not complete. Please open it again."
export const nameIsRequired: string = "Name is required"
export const nameIsOver100: string = "Name must be at most 100 characters"
export const chooseAPermission: string = "Choose at least one permission"
export const passwordIsRequired: string = "Password is required"
export const codeIsRequired: string = "Code is required"
export const addressIsRequired: string = "Address is required"
export const addressIsOver500: string = "Address must be at most 500 characters"
export const addressIsOver2000: string = "Address must be at most 2000 characters"
export const chooseAnEvent: string = "Choose at least one event"
export const nameIsTooShort: string = "Name must be at least 3 characters"
export const nameIsOver255: string = "Name must be at most 255 characters"
export const nameHoldsUnseenCharacters: string = "Name must not hold characters that cannot be seen"
export const invalidEmailAddress: string = "Invalid email address"
export const passwordIsTooShort: string = "Password must be at least 6 characters"
export const passwordIsTooLong: string = "Password must be at most 128 characters"
export const repeatedPasswordIsTooShort: string = "Confirm Password must be at least 6 characters"
export const repeatedPasswordIsTooLong: string = "Confirm Password must be at most 128 characters"
export const passwordsDoNotMatch: string = "Passwords do not match"
export const roleIsRequired: string = "Role is required"
export const phoneIsRequired: string = "Phone number is required"
export const enterAPhoneNumber: string = "Please enter a phone number, such as +49 40 5550123"
export const emailIsRequired: string = "Email is required"
export const receiverIsRequired: string = "Receiver is required"
export const fromAddressIsRequired: string = "From Address is required"
export const fromAddressIsTooLong: string = "From Address must be at most 500 characters"
export const toAddressIsRequired: string = "To Address is required"
export const toAddressIsTooLong: string = "To Address must be at most 500 characters"
export const parcelTypeIsRequired: string = "Parcel type is required"
export const giveCoordinates: string = "Please give a latitude and a longitude"
export const noteIsTooLong: string = "Note must be at most 1000 characters"
export const reasonIsTooLong: string = "Reason must be at most 1000 characters"
export const sayWhatHappened: string = "Please say what happened"
export const nextAttemptMustBeADay: string = "The next attempt must be a day"
export const handoverCodeHasFourDigits: string = "The handover code has four digits"
export const signatureIsNotInBase64: string = "The signature is not in base64"
export const signatureIsTooLarge: string = "The signature must be at most 300 kB"
export const photoIsNotInBase64: string = "The photo is not in base64"
export const photoIsTooLarge: string = "The photo must be at most 2 MB"
export const labelIsRequired: string = "Label is required"
export const labelIsTooLong: string = "Label must be at most 100 characters"
export const chooseADay: string = "Please choose a day"
export const chooseACourier: string = "Please choose a courier"
export const noLatitude: string = "This is no latitude"
export const noLongitude: string = "This is no longitude"
export const fieldIsRequired = (a: { field: string }): string => `${a.field} is required`
export const fieldMustBeText = (a: { field: string }): string => `${a.field} must be text`
export const fieldMustBeANumber = (a: { field: string }): string => `${a.field} must be a number`
export const fieldMustBeAWholeNumber = (a: { field: string }): string => `${a.field} must be a whole number`
export const fieldMustBeTrueOrFalse = (a: { field: string }): string => `${a.field} must be true or false`
export const fieldMustBeAnObject = (a: { field: string }): string => `${a.field} must be a JSON object`
export const fieldMustBe = (a: { field: string; value: string }): string => `${a.field} must be ${a.value}`
export const fieldMustBeOneOf = (a: { field: string; value: string }): string => `${a.field} must be one of ${a.value}`
export const fieldIsTooShort = (a: { count: number; field: string }): string => `${a.field} must have at least ${number(a.count)} ${(category(a.count) === 'one' ? "character" : "characters")}`
export const fieldIsTooLong = (a: { field: string; value: string }): string => `${a.field} must have at most ${a.value} characters`
export const fieldIsTooSmall = (a: { field: string; value: string }): string => `${a.field} must be at least ${a.value}`
export const fieldIsTooLarge = (a: { field: string; value: string }): string => `${a.field} must be at most ${a.value}`
export const fieldIsGivenTooOften = (a: { field: string; value: string }): string => `${a.field} may be given at most ${a.value} times`
export const fieldCannotBeKept = (a: { field: string }): string => `${a.field} has a character that cannot be kept`
export const fieldIsNotValid = (a: { field: string }): string => `${a.field} is not valid`
export const fieldIsNotKnown = (a: { field: string }): string => `${a.field} is not known here`
export const isBlocked = (a: { count: number; value: string }): string => `${a.value} is blocked${(a.count === 0 ? "" : `, and ${number(a.count)} more`)}`
export const administratorsLogInWith = (a: { value: string }): string => `Administrators log in with ${a.value} here.`
export const logInAgainFirst: string = "Please log in again first, so that we know it is you."
export const companyAccountIsLinkedAlready: string = "A company account is linked already"
export const noCompanyAccountIsLinked: string = "No company account is linked"
export const logInWithYourPasskey: string = "Please log in with your passkey"
