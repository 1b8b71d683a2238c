export interface paths {
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users */
        get: operations["listUsers"];
        put?: never;
        /**
         * Open an account
         * @description Any role may be chosen. A host may close the ADMIN role to the public, and then answers with a 403. Email addresses are unique without regard to case.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the cookies `accessToken` and `refreshToken`. A wrong password and an unknown email get the same answer in the same time. If the account has two-factor authentication, the right password without a `code` is a 401 with the code `TWO_FACTOR_REQUIRED`, and with a wrong code a 401 with `WRONG_CODE` that names the field. Each code works once. After too many wrong passwords, even the right one is a 429, except on a device known to the account.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Returns the options for `navigator.credentials.get`, with a challenge that works once, within five minutes. A 409 if the page is opened by an IP address, as passkeys cannot be bound to one.
         */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Sets the same cookies as `loginUser`. A passkey that verified the user, by a PIN or a fingerprint, counts as two factors. With any other passkey, an account with two-factor authentication needs a `code` as with a password: send the same assertion again with it. A passkey that is unknown, removed or invalid is a 401, and so is one whose counter went back, with its own message.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to sign in
         * @description Other ways than a password and passkeys: the operator's identity provider, if there is one. A browser that opens `/api/sign-in/oidc?next=<path>` is redirected to the provider, with OpenID Connect, and from there to that path with a session, or to `/login?signIn=<reason>` without one.
         */
        get: operations["getSignInOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/oidc/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the identity provider and a code
         * @description For a visitor whose account has two-factor authentication, and whom the identity provider has logged in without confirming two factors: the browser is redirected to `/login?signIn=code`. For ten minutes, the cookie `signIn` identifies the visitor. A wrong code is a 401 with `WRONG_CODE` that names the field.
         */
        post: operations["loginWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the session
         * @description Exchanges the `refreshToken` cookie for a new pair of cookies. The same token used again within 10 seconds returns the same pair; later, it ends the whole session.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session behind the cookies, if there is one, and clears them. If it began at the identity provider, and the provider has a logout page, the answer has the address to open.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description If the host sends emails, the link comes by email; it works once, for 30 minutes. Otherwise an administrator creates it. An email address with an account and one without get the same answer in the same time.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a link
         * @description Needs only the token of the link, which works once. All sessions of the user end; API keys stay, unless `revokeKeys` is set. Sets the cookie `device`, with which the user can log in although others guess at the password. A link that came by email also confirms the address. A link that was used or has expired is a 404, a blocked user's link a 403.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reset-link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to set a new password
         * @description For a user who cannot log in: an administrator hands the link over. It works once, for 24 hours. Only this answer contains the token, which goes behind the `#` of `/reset-password`. For a blocked user it is a 409. Needs the caller's own password, and a code if two-factor authentication is on; each wrong one is a 400 that names the field.
         */
        post: operations["createResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address by a link
         * @description Needs only the token of the link, which is valid for 24 hours. If the address was confirmed before, that is a success, too. A link that has expired or never existed is a 404, a blocked user's link a 403.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send me the link to confirm my email address again
         * @description Up to four times an hour; a 429 says when the next one can be sent. If the address is already confirmed, or the host asks for no confirmation, it is a 409.
         */
        post: operations["sendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is asking
         * @description The signed-in user, or the owner of the API key. Without a session, or with one that has ended, it is a 401; for a blocked user, a 403.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my name
         * @description Parcels show the new name at once. A search finds a parcel by the names at the time of its request, and by email.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/user/me/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My phone number
         * @description Shown to administrators and couriers, with each parcel on its way to the caller
         */
        get: operations["getPhone"];
        /** Set or remove my phone number */
        put: operations["setPhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose my language
         * @description From then on emails are in this language. Screens are in the language of the cookie `language`, which the client sets as well; on another device, the client takes it from the answer to the login.
         */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my password
         * @description Ends all other sessions of the caller at once; API keys still work. A wrong `currentPassword` is a 400 that names the field. Wrong ones are limited per account, separately from failed logins.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete my account
         * @description This is permanent. The name becomes "Deleted user", and the email address is free again; password, sessions, API keys, webhooks and notifications are deleted. Parcels stay, for their other side, and so do a courier's runs. A 409 with the reason while parcels of the caller are under way, for a courier who has a run that is not finished, and for the last active administrator. A wrong `password` is a 400 that names the field. Wrong ones are limited per account, separately from failed logins.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My two-factor authentication */
        get: operations["getTwoFactor"];
        put?: never;
        /**
         * Turn two-factor authentication on
         * @description Needs a code of the app that has the secret of `beginTwoFactor`. Returns ten recovery codes, which are never shown again, and ends all other sessions of the caller. A wrong code is a 400 that names the field, and counts like a wrong code at a login. A 409 without a preceding `beginTwoFactor`, or if it is on already.
         */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/two-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up two-factor authentication
         * @description Returns a new secret for an authenticator app (TOTP as in RFC 6238: SHA-1, six digits, 30 seconds). Logins need no code until `confirmTwoFactor` has confirmed it. A 409 if it is on already, or if the caller has to log in with their passkey first. A wrong `password` is a 400 that names the field. Wrong ones are limited per account, separately from failed logins.
         */
        post: operations["beginTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/two-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-factor authentication off
         * @description Needs the password, and a code of the app or a recovery code; each wrong one is a 400 that names the field. A 409 if it is not on.
         */
        post: operations["turnOffTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace my recovery codes
         * @description The old codes no longer work. Needs the password, and a code of the app or a recovery code; each wrong one is a 400 that names the field. A 409 if two-factor authentication is not on.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My passkeys */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey to my account
         * @description Takes the result of `navigator.credentials.create` with the options of `beginPasskey`. A name is proposed from the caller's browser. A 400 names the field that is damaged, or whose key could never log in. A 409 if the challenge was used or is more than five minutes old, or if the passkey is of another page, or already in use.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Returns the options for `navigator.credentials.create`, with a challenge that works once, within five minutes. Needs the password, and a code if two-factor authentication is on; each wrong one is a 400 that names the field. A 409 if the caller has 20 passkeys already or has to log in with one first, or if the page is opened by an IP address, as passkeys cannot be bound to one.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename a passkey of mine */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/api/user/me/passkeys/{passkeyId}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey of mine
         * @description It can no longer be used to sign in, and all other sessions of the caller end. Needs the password, and a code if two-factor authentication is on; each wrong one is a 400 that names the field. A 409 if it is the last way to sign in to the account.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/company-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My account at the identity provider */
        get: operations["getCompanyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/company-account/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link my account at the identity provider
         * @description Returns an address that the browser has to open within ten minutes; it leads to the provider and back to the account page. Needs the password, and a code if two-factor authentication is on; each wrong one is a 400 that names the field. A 409 if an account there is already linked.
         */
        post: operations["linkCompanyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/company-account/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink my account at the identity provider
         * @description It can no longer be used to sign in, and all other sessions of the caller end. Needs the password, and a code if two-factor authentication is on. A 409 if it is the last way to sign in to the account.
         */
        post: operations["unlinkCompanyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I am signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all my other sessions
         * @description All sessions except the current one lose access at once.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session of mine
         * @description It loses access at once; its event streams end within half a minute. Ending a session again changes nothing.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who can receive a parcel */
        get: operations["listReceivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Couriers who can be given a run */
        get: operations["listCouriers"];
        put?: never;
        /**
         * Open an account for a courier
         * @description The answer contains a link with which the courier sets their password. It is shown only once, and works once, for a day.
         */
        post: operations["createCourier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/block/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Block a user
         * @description Ends the user's sessions at once. Administrators may block neither themselves nor the last administrator who is not blocked (409). Blocking a blocked user changes nothing.
         */
        patch: operations["blockUser"];
        trace?: never;
    };
    "/api/user/unblock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Unblock a user
         * @description Unblocking a user who is not blocked changes nothing.
         */
        patch: operations["unblockUser"];
        trace?: never;
    };
    "/api/parcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All parcels */
        get: operations["listParcels"];
        put?: never;
        /**
         * Request the delivery of a parcel
         * @description The fee is 5.00 dollars per kg, rounded to the cent, and at least 5.00 dollars. With an `Idempotency-Key`, the same key and body return the first result for 24 hours. If the host requires a confirmed email address, a sender without one gets a 403 with `code: EMAIL_NOT_VERIFIED`.
         */
        post: operations["createParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/status/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the status of a delivery */
        patch: operations["updateParcelStatus"];
        trace?: never;
    };
    "/api/parcel/attempts/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a delivery failed
         * @description The parcel has to be dispatched or in transit, and not blocked. Its status does not change; the log has the reason, and sender and receiver are notified. With an `Idempotency-Key`, the same key and body count as one attempt for 24 hours. For a courier, parcels that are not on their run are a 404.
         */
        post: operations["recordDeliveryAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/deliveries/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Required and recorded proof of a delivery
         * @description Senders can read it for parcels that they sent, receivers for parcels addressed to them, couriers for parcels on their run; others are a 404. A proof is deleted after the number of days that the operator has set; the public never sees it.
         */
        get: operations["getDelivery"];
        put?: never;
        /**
         * Record a delivery with its proof
         * @description The parcel has to be dispatched or in transit, and not blocked. Pictures are decoded, turned upright, made smaller and encoded again; nothing else in them is kept. A wrong handover code is a 400 that says how many tries are left; after five the code is locked, which is a 409. With an `Idempotency-Key`, the same key and body count as one delivery for 24 hours, and a repeat returns the parcel as it is then. For a courier, parcels that are not on their run are a 404.
         */
        post: operations["recordDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/handover-code/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give a locked handover code five new tries */
        patch: operations["resetHandoverCode"];
        trace?: never;
    };
    "/api/parcel/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scan a parcel on its way
         * @description Moves the parcel forward to a later milestone. The parcel must be neither blocked nor canceled; a refusal says why. With an `Idempotency-Key`, the same key and body count as one scan for 24 hours, and a repeat returns the parcel as it is then. If deliveries need a proof, a parcel that could be handed over is a 409 with `code: PROOF_REQUIRED`: use `recordDelivery`. For a courier, parcels that are not on their run are a 404; couriers cannot approve parcels.
         */
        post: operations["scanParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/undo-delivery/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take back a delivery that was recorded by mistake
         * @description Only for the administrator or courier who recorded it, for one minute, while the parcel is still delivered and not blocked; a refusal says why. The parcel goes back to the status that it had, as a correction in its log: no entry is removed. With an `Idempotency-Key`, the same key counts as one undo for 24 hours. For a courier, parcels that are not on their run are a 404.
         */
        patch: operations["undoDelivery"];
        trace?: never;
    };
    "/api/parcel/undo-attempt/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take back a failed attempt that was recorded by mistake
         * @description As `undoDelivery`, for a failed attempt after which the parcel has not moved on. The parcel keeps its status, and is open again on the run.
         */
        patch: operations["undoDeliveryAttempt"];
        trace?: never;
    };
    "/api/parcel/block/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Block or unblock a parcel
         * @description Repeating a block or an unblock changes nothing.
         */
        patch: operations["blockParcel"];
        trace?: never;
    };
    "/api/parcel/incoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parcels on their way to me
         * @description Addressed to the caller and neither delivered nor canceled; blocked ones included.
         */
        get: operations["listIncomingParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcels that I sent */
        get: operations["listMyParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcels delivered to me */
        get: operations["listDeliveryHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many parcels have which status
         * @description Counts the parcels that the same parameters list; senders count only their own. A count is exact up to 10,000, and 10,000 with `countIsCapped` if there are more. If more than 10,000 parcels match a search, only the newest parcels of the range are searched: unless these are all of them, every count is capped, and is a lower bound.
         */
        get: operations["countParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parcels as a file for spreadsheets
         * @description All parcels that the same parameters list, in the same order, without a limit; senders export only their own. UTF-8 with a byte order mark, commas, CRLF, a header row first; times are UTC, unless `format` says otherwise. A cell that a spreadsheet would take for a formula begins with an apostrophe. The list and its order are those at the time of the call; each row shows its parcel as it was when the row was read. If the connection breaks, the file is incomplete.
         */
        get: operations["exportParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requested and delivered parcels by day
         * @description Days are those of `timeZone`. `to` defaults to today, `from` to the 30 days up to `to`. At most 366 days. Counts are exact at the moment of the call. If more than 1,000 parcels were delivered in these days, medians are estimates: between a quarter of an hour and a year off by 5 % at most, and usually by less than 1 %.
         */
        get: operations["getInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My notifications
         * @description Only the caller's own. Users get no notifications about their own changes of parcels, but about all security-relevant changes of their account, as another person may have made these.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of my unread notifications */
        get: operations["countUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks those with these ids; without `ids`, all up to the time `before`; without either, all. Ids of other users' notifications are ignored.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My notification settings */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one of my notification settings
         * @description A 400 for an event that the caller is never notified of, because only they themselves can cause it.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/api/notifications/mail-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose when emails about parcels come
         * @description Either at once, or in one email a day at an hour that the caller chooses. Waiting emails follow the new choice. Emails about the account itself always come at once.
         */
        patch: operations["updateMailSchedule"];
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My API keys */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key for a system of mine
         * @description Only this answer contains the key. A sender can have 20 active keys; one more is a 409. If the last login was more than 15 minutes ago, the password is needed; with two-factor authentication, a code as well.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key of mine
         * @description Takes effect at once, and cannot be undone. Revoking a key again changes nothing.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop emails by their link
         * @description For the page that an email links to. Needs only the token of the link, with or without a session. Mail programs send a `POST` of any type to the page's own address, `/unsubscribe/{token}`, which does the same (RFC 8058). Repeating it changes nothing.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the installation
         * @description The nodes that are alive, the database, live updates, waiting emails and webhooks, the last backup, and settings that an operator should check. Each node reports every 10 seconds. `jobs` lists the background jobs: how often they run, on one node or on each, when they last ended and whether they failed.
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's time zone
         * @description The days of runs begin and end in it, and figures are counted by its days. Every answer has its name in the header `Time-Zone`.
         */
        get: operations["getTimeZone"];
        /**
         * Choose the company's time zone
         * @description The other nodes follow within ten seconds. If the operator has set `TIME_ZONE`, it is a 409.
         */
        put: operations["chooseTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where is this parcel
         * @description A list with the one parcel that has this tracking ID, in upper or lower case, with or without hyphens. Without `trackingId`, a host may return the list of all parcels; Waybill's own server does so only if its operator has set `TRACKING=list`, and otherwise answers with a 400.
         */
        get: operations["trackParcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One parcel
         * @description Senders see parcels that they sent, receivers those addressed to them; others are a 404.
         */
        get: operations["getParcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/track/{trackingId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow one parcel live
         * @description Server-sent events. `parcel` contains the parcel as it is now: at once, and again after every change; a subscriber that names the last event it received gets only later ones. `reset` says that the database has lost that event in a fail-over or a restore: take the parcel that follows, even if its log is shorter than before. `ready` says that from here on changes are sent as they happen; its field `beat` is the interval, in milliseconds, of the event `beat`, which shows that the connection is alive. `arrival` contains only that field of the parcel, whenever the run with the parcel has changed, and `null` once the parcel is on no run.
         */
        get: operations["followParcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow my parcels live
         * @description Server-sent events. `parcel` contains a changed parcel, as the caller may see it now: administrators get all parcels, senders those they sent, receivers those addressed to them. `notification` says that there is a new notification about the caller's account or a webhook. A subscriber that names the last event it received first gets the events after it; `reset` says that this event is too old, or that the database has lost it in a fail-over or a restore, so that lists have to be fetched again. `ready` says that from here on changes are sent as they happen; its field `beat` is the interval, in milliseconds, of the event `beat`, which shows that the connection is alive. A host with this operation has the header `Live-Updates` in its answers. The stream ends with the session, and in any case after the 15 minutes of an access token; coming back with the last `id` misses nothing.
         */
        get: operations["followParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parcel/confirm-delivery/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Confirm that the parcel has arrived */
        patch: operations["confirmDelivery"];
        trace?: never;
    };
    "/api/parcel/cancel/{parcelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Cancel my parcel */
        patch: operations["cancelParcel"];
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of a day */
        get: operations["listRuns"];
        put?: never;
        /**
         * Begin a run
         * @description A draft, which its courier does not see until it is given out.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own runs
         * @description Runs that are given out or under way, until the end of their day.
         */
        get: operations["listMyRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/unplanned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parcels that wait for a run
         * @description Parcels that are approved, dispatched or in transit, not blocked, not on an unfinished run, and without a next attempt on a later day. At most 2,000: those that have waited longest.
         */
        get: operations["listUnplannedParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results of runs, by courier and day
         * @description For all runs that were given out, including those under way.
         */
        get: operations["getRunFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Runs as a file for spreadsheets
         * @description A row for each parcel of each run that was given out, in the order of its stops, with its result. UTF-8 with a byte order mark, commas, CRLF, a header row first; times are UTC, unless `format` says otherwise. A cell that a spreadsheet would take for a formula begins with an apostrophe. If the connection breaks, the file is incomplete.
         */
        get: operations["exportRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put parcels on several runs, by postcode
         * @description Neighbouring postcodes go to the same run, and all runs get about the same number of stops. Either all parcels are put on runs, or none.
         */
        post: operations["splitParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A run with its stops
         * @description A courier sees their own run from when it is given out until it is finished or its day ends; any other is a 404.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Its parcels wait for a run again. A run with a result cannot be deleted.
         */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        /**
         * Change the name, day or courier of a run
         * @description Day and courier can be changed only while it is a draft.
         */
        patch: operations["updateRun"];
        trace?: never;
    };
    "/api/runs/{runId}/give-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a run out to its courier
         * @description From then on the courier sees it.
         */
        post: operations["giveOutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a run back
         * @description It becomes a draft again, which its courier no longer sees. Results of its stops are kept.
         */
        post: operations["takeBackRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a run
         * @description By its courier. Starting it twice is a 200 that changes nothing. Before its day, in the operator's time zone, it is a 409.
         */
        post: operations["startRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a run
         * @description By its courier, or by an administrator. Parcels that were not reached wait for a run again.
         */
        post: operations["finishRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put parcels on a run
         * @description They come after its last stop, or join the open stop with the same address. Either all are added, or none.
         */
        post: operations["addRunParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/parcels/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take parcels off a run
         * @description They wait for a run again. Either all are taken off, or none: a parcel that has a result, or that is not on this run, is a 409.
         */
        post: operations["removeRunParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/stops/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move stops to another run
         * @description They come after its last stop, or join the open stop with the same address. Either all are moved, or none: a stop that is completed, unknown or on another run is a 409. Of a stop that is done in part, the parcels with a result stay.
         */
        post: operations["moveRunStops"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the order of the stops
         * @description Completed stops stay before the others.
         */
        put: operations["orderRunStops"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/coordinates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set where a stop is
         * @description For its parcels, and for all others to the same address for which no planner has set another place.
         */
        put: operations["setStopCoordinates"];
        post?: never;
        /**
         * Remove the place that was set for a stop
         * @description For all parcels to its address. The stop is then located by what a sender gave, or by its postcode. If nothing was set, only the version changes.
         */
        delete: operations["removeStopCoordinates"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose an order of the stops
         * @description Changes nothing: `orderRunStops` applies an order. The proposal begins at the last completed stop, else at the depot, else at the first stop, and ends at the depot if there is one. A stop without coordinates stays behind the stop that it was behind.
         */
        post: operations["proposeRunOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses to send from and to
         * @description The entries of the caller's address book and the addresses of their newest 1,000 parcels, each address once without regard to case, last saved or used first. An address that is in the address book is returned as its entry.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save an address
         * @description An address book holds 500 entries, and each address once, without regard to case; anything else is a 409.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved address
         * @description Parcels that were sent from or to it stay as they are.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /**
         * Change a saved address
         * @description Replaces the whole entry: without `receiverId` it names no receiver. An address that another entry has is a 409.
         */
        patch: operations["updateAddress"];
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My endpoints */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add an endpoint
         * @description A sender can have 10; one more is a 409. The address has to be on the internet: one that leads into the server's own network is a 400. Only this answer contains the secret.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an endpoint
         * @description With its delivery log. Messages that were waiting for it are not sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change an endpoint
         * @description Fields that are left out do not change. A disabled endpoint gets no messages, and those that were waiting for it fail. Enabling it again resets its failures.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/webhooks/{webhookId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an endpoint a new secret
         * @description For 24 hours messages have two signatures, one by the new and one by the old secret. Only this answer contains the new secret.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an endpoint a test message
         * @description It is sent once, at once, even to a disabled endpoint, and is in the delivery log, too. This call succeeds even if the endpoint answers with an error, or not at all.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery log of an endpoint */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhookId}/deliveries/{messageId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description It is sent as soon as possible, with the same `webhook-id`. If it is being sent at this moment, or its endpoint is disabled, it is a 409.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    parcelChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A parcel's log has a new entry
         * @description Sent to the endpoints of the parcel's sender, and signed as the Standard Webhooks specification defines, with `webhook-id`, `webhook-timestamp` and `webhook-signature`. It is sent again, with the same `webhook-id`, until the answer has a status of 200 to 299 or the message is given up.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Stays the same when the message is sent again */
                    "webhook-id": components["parameters"]["WebhookMessageId"];
                    /** @description The time of this attempt, in seconds since 1970 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and a signature; after a rotation two of them, separated by a space */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookPayload"];
                };
            };
            responses: {
                /** @description It was received */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The endpoint is gone, and gets disabled */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A sender tests their endpoint
         * @description Signed like all other messages, and sent once.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Stays the same when the message is sent again */
                    "webhook-id": components["parameters"]["WebhookMessageId"];
                    /** @description The time of this attempt, in seconds since 1970 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and a signature; after a rotation two of them, separated by a space */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookTestPayload"];
                };
            };
            responses: {
                /** @description It was received */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Only this test fails; the endpoint is not disabled */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Administrators create couriers; other hosts may have only the first three roles
         * @enum {string}
         */
        Role: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
        /**
         * @description An ISO 639-1 code
         * @enum {string}
         */
        Language: "en" | "de" | "es" | "fr" | "pl" | "ar";
        /** @enum {string} */
        CsvFormat: "PLAIN" | "EXCEL";
        /** @enum {string} */
        RegistrationRole: "ADMIN" | "SENDER" | "RECEIVER";
        /** @enum {string} */
        UserBlock: "BLOCKED" | "UNBLOCKED";
        /** @enum {string} */
        UserSort: "name" | "-name" | "email" | "-email" | "role" | "-role" | "isBlocked" | "-isBlocked";
        /** @enum {string} */
        ParcelType: "PACKAGE" | "DOCUMENT";
        /**
         * @description The status of the delivery
         * @enum {string}
         */
        DeliveryStatus: "REQUESTED" | "APPROVED" | "DISPATCHED" | "IN_TRANSIT" | "DELIVERED" | "CANCELED";
        /**
         * @description The status that a parcel shows: `BLOCKED` while the parcel is blocked, else the status of its delivery. `UNBLOCKED` is in the status log only, but some hosts show it.
         * @enum {string}
         */
        ParcelStatus: "REQUESTED" | "APPROVED" | "DISPATCHED" | "IN_TRANSIT" | "DELIVERED" | "CANCELED" | "BLOCKED" | "UNBLOCKED";
        /**
         * @description The status that a parcel shows, or `ATTEMPTED`: its delivery was tried and failed, and since then it has neither moved on nor been blocked
         * @enum {string}
         */
        StatusFilter: "REQUESTED" | "APPROVED" | "DISPATCHED" | "IN_TRANSIT" | "DELIVERED" | "CANCELED" | "BLOCKED" | "UNBLOCKED" | "ATTEMPTED";
        /** @enum {string} */
        ParcelSort: "-createdAt" | "createdAt" | "-updatedAt" | "updatedAt" | "-weight" | "weight" | "-fee" | "fee";
        /**
         * @description The notification center of the client, or email
         * @enum {string}
         */
        NotificationChannel: "CENTER" | "EMAIL";
        Unsubscription: {
            /** @description The last part of the link's address, unchanged */
            token: string;
            /** @description `true` stops the emails of all events; otherwise those of the email's event stop */
            all?: boolean;
        };
        /**
         * @description The events that users are notified of, each of which is an entry of a parcel's log. ARRIVAL, which is none, tells the receiver that at most three stops come before theirs, and from then on whenever the time of arrival moves by ten minutes or more, also by a plan that changes or a courier who is held up (for two hours at most)
         * @enum {string}
         */
        NotifiableEvent: "REQUESTED" | "APPROVED" | "DISPATCHED" | "IN_TRANSIT" | "ARRIVAL" | "DELIVERY_ATTEMPT_FAILED" | "DELIVERED" | "CANCELED" | "BLOCKED" | "UNBLOCKED";
        /**
         * @description The events of an endpoint. Each entry of a parcel's log causes exactly one event: `parcel.status_changed` is for the statuses that have no event of their own.
         * @enum {string}
         */
        WebhookEvent: "parcel.created" | "parcel.status_changed" | "parcel.delivered" | "parcel.canceled" | "parcel.blocked" | "parcel.unblocked" | "parcel.delivery_attempt_failed";
        WebhookPayload: {
            type: components["schemas"]["WebhookEvent"];
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** @description The number of the log entry within the parcel, from 1. Messages may arrive out of order; the highest number is the newest. */
                sequence: number;
                parcel: components["schemas"]["Parcel"];
            };
        };
        /** @description Has one of `parcel`, `webhook` and `account`. If one user changed many parcels in one go, it is one notification: `parcel` is then the first of `parcels`. */
        Notification: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            readAt: string | null;
            parcel?: components["schemas"]["NotifiedParcel"];
            webhook?: components["schemas"]["NotifiedWebhook"];
            account?: components["schemas"]["AccountEvent"];
            /** @description The number of its parcels */
            count?: number;
            /** @description The first 200 of these parcels */
            parcels?: components["schemas"]["NotifiedParcel"][];
        };
        /** @description An entry of a parcel's status log, or with `arrival` the news that its courier is near */
        NotifiedParcel: {
            _id: string;
            trackingId: string;
            status: components["schemas"]["ParcelStatus"];
            note?: string;
            failedAttempt?: components["schemas"]["DeliveryFailure"];
            arrival?: components["schemas"]["Arrival"];
            from?: components["schemas"]["NotifiedParty"];
            to?: components["schemas"]["NotifiedParty"];
        };
        /** @description The sender or the receiver of a parcel, with their current name */
        NotifiedParty: {
            name: string;
            address: string;
        };
        /** @description An endpoint that was disabled */
        NotifiedWebhook: {
            /** Format: uuid */
            id: string;
            url: string;
            /**
             * @description `GONE`: it answered so; `FAILING`: it failed for too long; null once its owner has changed its state
             * @enum {string|null}
             */
            reason: "GONE" | "FAILING" | null;
        };
        /**
         * @description The events of an account that its owner is always notified of
         * @enum {string}
         */
        AccountEventKind: "PASSWORD_CHANGED" | "PASSWORD_RESET" | "TWO_FACTOR_TURNED_ON" | "TWO_FACTOR_TURNED_OFF" | "RECOVERY_CODES_REPLACED" | "API_KEY_CREATED" | "NEW_DEVICE" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "SINGLE_SIGN_ON_ADDED" | "SINGLE_SIGN_ON_REMOVED";
        /** @description What happened to the account itself */
        AccountEvent: {
            kind: components["schemas"]["AccountEventKind"];
            /**
             * @description The name of the API key, the passkey, or the single sign-on provider
             * @example Webshop
             */
            name?: string;
            device?: components["schemas"]["LoginDevice"];
        };
        /** @description The new device of a login */
        LoginDevice: {
            /**
             * @description By what the browser says of itself; null where that says nothing known
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description The same of the operating system
             * @example Windows
             */
            system: string | null;
            /**
             * @description The beginning of the network address; the rest is not kept
             * @example 203.0.113.*
             */
            network: string;
        };
        UnreadCount: {
            count: number;
            /** @description True where there are more than `count` */
            isCapped: boolean;
        };
        ReadNotifications: {
            ids?: string[];
            /**
             * Format: date-time
             * @description The `createdAt` of the newest one that the caller has seen; that one is marked, too
             */
            before?: string;
        };
        /** @description Whether the caller is notified of this event */
        NotificationSetting: {
            event: components["schemas"]["NotifiableEvent"];
            /** @description In the notification center */
            center: boolean;
            email: boolean;
        };
        NotificationSettings: {
            /** @description One for each event that the caller can be notified of, in the order of a delivery */
            settings: components["schemas"]["NotificationSetting"][];
            /** @description Whether this installation sends emails */
            sendsEmail: boolean;
            /** @description The address that they are sent to */
            email: string;
            /** @description When the daily email is sent; null if emails come at once */
            daily?: components["schemas"]["MailSchedule"] | null;
        };
        MailSchedule: {
            hour: number;
            /** @description By its IANA name, such as Europe/Berlin */
            timeZone: string;
        };
        /** @description `DAILY` needs `hour` and `timeZone` */
        MailScheduleChoice: {
            /** @enum {string} */
            frequency: "AS_IT_HAPPENS" | "DAILY";
            hour?: number;
            /** @description By its IANA name, such as Europe/Berlin */
            timeZone?: string;
        };
        NotificationChoice: {
            event: components["schemas"]["NotifiableEvent"];
            channel: components["schemas"]["NotificationChannel"];
            isOn: boolean;
        };
        /**
         * @description What a key may be used for
         * @enum {string}
         */
        ApiKeyScope: "parcels:read" | "parcels:create" | "parcels:cancel";
        /** @enum {string} */
        ApiKeyState: "ACTIVE" | "EXPIRED" | "REVOKED";
        NewApiKey: {
            /**
             * Format: visible
             * @description A name by which the sender recognizes it
             */
            name: string;
            scopes: components["schemas"]["ApiKeyScope"][];
            /** @description Without it, the key is valid until it is revoked */
            expiresInDays?: number;
            /**
             * Format: password
             * @description Needed where the last login is more than 15 minutes ago
             */
            password?: string;
            /** @description Needed where two-factor authentication is on, from the app or a recovery code */
            code?: string;
        };
        ApiKey: {
            id: string;
            name: string;
            /** @description The last four characters of the key */
            hint: string;
            scopes: components["schemas"]["ApiKeyScope"][];
            state: components["schemas"]["ApiKeyState"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description To the minute; null before its first use
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Null if it is valid until it is revoked
             */
            expiresAt: string | null;
        };
        CreatedApiKey: {
            /** @description Never shown again */
            key: string;
            apiKey: components["schemas"]["ApiKey"];
        };
        WebhookTestPayload: {
            /** @constant */
            type: "webhook.test";
            /** Format: date-time */
            timestamp: string;
            data: {
                message: string;
            };
        };
        /**
         * @description `FAILING` if the last message has not been delivered
         * @enum {string}
         */
        WebhookState: "ACTIVE" | "FAILING" | "DISABLED";
        /**
         * @description Disabled by its owner; because it answered 410; or because no message was delivered for 5 days and a message was given up
         * @enum {string}
         */
        WebhookDisabledReason: "OWNER" | "GONE" | "FAILING";
        Webhook: {
            /** Format: uuid */
            _id: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            state: components["schemas"]["WebhookState"];
            disabledReason?: components["schemas"]["WebhookDisabledReason"];
            /** Format: date-time */
            disabledAt?: string;
            /** Format: date-time */
            failingSince?: string;
            /**
             * Format: date-time
             * @description Until then messages are also signed by the old secret; left out otherwise
             */
            previousSecretUntil?: string;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookSecret: {
            webhook: components["schemas"]["Webhook"];
            /** @description `whsec_` and the key in base64 */
            secret: string;
        };
        NewWebhook: {
            /** @example https://shop.example.com/webhooks */
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /**
             * Format: password
             * @description Needed where the last login is more than 15 minutes ago
             */
            password?: string;
        };
        WebhookUpdate: {
            /** @example https://shop.example.com/webhooks */
            url?: string;
            events?: components["schemas"]["WebhookEvent"][];
            isEnabled?: boolean;
            /**
             * Format: password
             * @description Needed for another address where the last login is more than 15 minutes ago
             */
            password?: string;
        };
        WebhookTestResult: {
            /** @description Of the answer, if there was one */
            status: number | null;
            /** @description Why it failed; null if it succeeded */
            error: string | null;
            messageCode?: components["schemas"]["MessageCode"];
            messageValues?: components["schemas"]["MessageValues"];
            milliseconds: number;
        };
        WebhookAttempt: {
            number: number;
            /** Format: date-time */
            at: string;
            /** @description Of the answer, if there was one */
            status: number | null;
            /** @description Why it failed; null if it succeeded */
            error: string | null;
            messageCode?: components["schemas"]["MessageCode"];
            messageValues?: components["schemas"]["MessageValues"];
            milliseconds: number;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Its `webhook-id`, without `msg_`
             */
            _id: string;
            /** @description An event, or `webhook.test` */
            type: string;
            /** @description Left out for a test */
            trackingId?: string;
            /** @enum {string} */
            state: "WAITING" | "SENT" | "FAILED";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time of the next attempt; left out once it was sent or given up
             */
            nextAt?: string;
            /** @description Oldest first */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @enum {string} */
        ParcelAction: "updateStatus" | "recordDelivery" | "recordAttempt" | "block" | "unblock" | "cancel" | "confirmDelivery";
        /** @enum {string} */
        UserAction: "block" | "unblock" | "createResetLink";
        Registration: {
            /**
             * Format: visible
             * @example Sam Sender
             */
            name: string;
            /**
             * Format: email
             * @example sam@example.com
             */
            email: string;
            /**
             * Format: new-password
             * @description Control characters are refused
             * @example correct-horse-7
             */
            password: string;
            /**
             * Format: password
             * @example correct-horse-7
             */
            confirmPassword: string;
            /** @example SENDER */
            role: components["schemas"]["RegistrationRole"];
            /** @constant */
            isBlocked?: "UNBLOCKED";
            /** @description The language of the page where the account is created; without it, the account has none */
            language?: components["schemas"]["Language"];
        };
        AccountUpdate: {
            /**
             * Format: visible
             * @example Sam Sender
             */
            name: string;
        };
        Phone: {
            /**
             * @description Null if there is none
             * @example +49 40 5550123
             */
            phone: string | null;
        };
        PhoneUpdate: {
            /**
             * Format: phone
             * @description Empty removes it
             * @example +49 40 5550123
             */
            phone: string;
        };
        LanguageChoice: {
            language: components["schemas"]["Language"];
        };
        PasswordChange: {
            currentPassword?: components["schemas"]["OwnPassword"];
            /** @description Needed where two-factor authentication is on, from the app or a recovery code */
            code?: string;
            /**
             * Format: new-password
             * @description Control characters are refused
             * @example better-horse-8
             */
            password: string;
            /**
             * Format: password
             * @example better-horse-8
             */
            confirmPassword: string;
        };
        Session: {
            /** @example 7a90c4d2-35be-4f16-8d07-c2e9b1f46a83 */
            id: string;
            /**
             * @description By what the browser says of itself; null where that says nothing known
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description The same of the operating system
             * @example Windows
             */
            system: string | null;
            /**
             * @description The beginning of the network address that it was used from; the rest is not kept. Null for sessions from before addresses were stored
             * @example 203.0.113.*
             */
            network: string | null;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it began or was last renewed; a session in use is renewed every quarter of an hour
             */
            lastUsedAt: string;
            /** @description Whether it is the caller's session */
            isCurrent: boolean;
        };
        Credentials: {
            /** @example sam@example.com */
            email: string;
            /**
             * Format: password
             * @example correct-horse-7
             */
            password: string;
            /**
             * @description Needed if the account has two-factor authentication: the six digits of the authenticator app, or a recovery code
             * @example 492039
             */
            code?: string;
        };
        AccountProof: {
            password?: components["schemas"]["OwnPassword"];
            /**
             * @description Needed where two-factor authentication is on, from the app or a recovery code
             * @example 492039
             */
            code?: string;
        };
        /**
         * Format: password
         * @description The account's password. Only callers with a `passwordStatus` leave it out: instead, they need a login of the last 15 minutes, by a passkey or at the identity provider. After an older one, it is a 403 with the code `LOGIN_AGAIN_REQUIRED`
         * @example correct-horse-7
         */
        OwnPassword: string;
        ProviderCode: {
            /**
             * @description From the app, or a recovery code
             * @example 492039
             */
            code: string;
        };
        IdentityProvider: {
            /**
             * @description As its users know it
             * @example Example Ltd
             */
            name: string;
            /** @description False: it does not answer at the moment */
            isReachable: boolean;
        };
        SignInOptions: {
            provider: components["schemas"]["IdentityProvider"] | null;
        };
        SignInAddress: {
            /**
             * @description The browser has to open it
             * @example /api/sign-in/oidc?link=true
             */
            url: string;
        };
        LinkedAccount: {
            /**
             * @description The account's email address at the provider
             * @example sam@example.com
             */
            email: string | null;
            /** Format: date-time */
            linkedAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        CompanyAccount: {
            provider: components["schemas"]["IdentityProvider"] | null;
            linked: components["schemas"]["LinkedAccount"] | null;
        };
        /** @description As `PublicKeyCredential.parseCreationOptionsFromJSON` reads them */
        PasskeyCreationOptions: {
            rp: {
                /**
                 * @description The domain that it is bound to
                 * @example localhost
                 */
                id: string;
                /** @example Waybill */
                name: string;
            };
            user: {
                /**
                 * @description In Base64url
                 * @example nU5qcBwrT4O20V5_CpPC2A
                 */
                id: string;
                /** @example sam@example.com */
                name: string;
                /** @example Sam Sender */
                displayName: string;
            };
            /**
             * @description In Base64url
             * @example Jw5V1nG3qN0kq3mZr8Yt2bX7cD4eF6hJ9kL1mN3pQ5s
             */
            challenge: string;
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                /**
                 * @description Of COSE
                 * @example -7
                 */
                alg: number;
            }[];
            /**
             * @description Milliseconds
             * @example 300000
             */
            timeout: number;
            /** @description The passkeys that the caller already has */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                /** @constant */
                userVerification: "preferred";
            };
            /** @constant */
            attestation: "none";
        };
        PasskeyDescriptor: {
            /** @constant */
            type: "public-key";
            /** @description In Base64url */
            id: string;
            transports: components["schemas"]["PasskeyTransport"][];
        };
        /**
         * @description How a browser reaches the authenticator with the passkey
         * @enum {string}
         */
        PasskeyTransport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        /** @description The result of `navigator.credentials.create`, in Base64url */
        NewPasskey: {
            /** @example AQIDBAUGBwgJCgsMDQ4PEA */
            credentialId: string;
            /** @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0 */
            clientDataJSON: string;
            /** @example o2NmbXRkbm9uZQ */
            attestationObject: string;
            transports: components["schemas"]["PasskeyTransport"][];
        };
        PasskeyName: {
            /**
             * Format: visible
             * @description A name by which the user recognizes it
             * @example Work laptop
             */
            name: string;
        };
        Passkey: {
            /** @example 2c6f81d5-90be-4a37-8e12-b4d7f3a05c69 */
            id: string;
            /** @example Work laptop */
            name: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null before its first use
             */
            lastUsedAt: string | null;
        };
        /** @description As `PublicKeyCredential.parseRequestOptionsFromJSON` reads them */
        PasskeyRequestOptions: {
            /**
             * @description In Base64url
             * @example Jw5V1nG3qN0kq3mZr8Yt2bX7cD4eF6hJ9kL1mN3pQ5s
             */
            challenge: string;
            /**
             * @description The domain that passkeys are bound to
             * @example localhost
             */
            rpId: string;
            /**
             * @description Milliseconds
             * @example 300000
             */
            timeout: number;
            /** @constant */
            userVerification: "preferred";
        };
        /** @description The result of `navigator.credentials.get`, in Base64url */
        PasskeyLogin: {
            /** @example AQIDBAUGBwgJCgsMDQ4PEA */
            credentialId: string;
            /** @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0 */
            clientDataJSON: string;
            /** @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ */
            authenticatorData: string;
            /** @example MEUCIQDx */
            signature: string;
            /** @example nU5qcBwrT4O20V5_CpPC2A */
            userHandle?: string;
            /**
             * @description Needed if the account has two-factor authentication and the passkey has not verified its user: the six digits of the authenticator app, or a recovery code
             * @example 492039
             */
            code?: string;
        };
        TwoFactor: {
            isOn: boolean;
            /**
             * @description Unused recovery codes
             * @example 10
             */
            recoveryCodesLeft: number;
            /** @description Whether the operator requires it of the caller's role */
            isRequired: boolean;
            /** @description Whether a passkey of the caller has verified them, so that a login with it counts as two factors */
            hasVerifiedPasskey: boolean;
        };
        TwoFactorSetUpRequest: {
            password?: components["schemas"]["OwnPassword"];
        };
        TwoFactorSetUp: {
            /**
             * @description The secret in Base32, to be typed into an app
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The secret as a URI for a QR code that authenticator apps read
             * @example otpauth://totp/Waybill:sam%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Waybill
             */
            uri: string;
        };
        TwoFactorCode: {
            /**
             * @description The six digits of the authenticator app
             * @example 492039
             */
            code: string;
        };
        TwoFactorProof: {
            password?: components["schemas"]["OwnPassword"];
            /**
             * @description The six digits of the authenticator app, or a recovery code
             * @example 492039
             */
            code: string;
        };
        RecoveryCodes: {
            /** @description Ten codes, each of which can replace a code of the app once */
            recoveryCodes: string[];
        };
        PasswordResetRequest: {
            /**
             * Format: email
             * @example sam@example.com
             */
            email: string;
        };
        PasswordReset: {
            /**
             * @description What stands behind the `#` of the link, taken exactly as it is
             * @example zO5nOB1bJ8rR0UqkqXxYp3HnFqsvQzv9YbqTn6Zf0dA
             */
            token: string;
            /**
             * Format: new-password
             * @description Control characters are refused
             * @example correct-horse-7
             */
            password: string;
            /** @description Also revokes the user's API keys, in case another person knows them */
            revokeKeys?: boolean;
        };
        EmailVerification: {
            /**
             * @description What stands behind the `#` of the link, taken exactly as it is
             * @example Qv3mB8xX2pLk0TfYwZ6uRc1DnE5sHgJ9aKoVtI7yMqU
             */
            token: string;
        };
        EmailVerificationResult: {
            /** @description The address was already confirmed, and nothing has changed */
            wasVerified: boolean;
        };
        PasswordResetWay: {
            /**
             * @description How the user gets the link
             * @enum {string}
             */
            by: "EMAIL" | "ADMINISTRATOR";
        };
        ResetLink: {
            /** @example zO5nOB1bJ8rR0UqkqXxYp3HnFqsvQzv9YbqTn6Zf0dA */
            token: string;
            /** Format: date-time */
            expiresAt: string;
        };
        NewParcel: {
            /**
             * Format: uuid
             * @example 9d4e6a70-1c2b-4f83-b6d1-5e7f0a93c2d8
             */
            receiverId: string;
            /** @example 1 Quay Street */
            fromAddress: string;
            /** @example 9 Mill Lane */
            toAddress: string;
            parcelType: components["schemas"]["ParcelType"];
            /**
             * @description kg
             * @example 2.5
             */
            weight: number;
            /**
             * Format: phone
             * @description For the delivery; shown only to administrators, the courier and the sender
             * @example +353 91 5550123
             */
            receiverPhone?: string;
            /** @description Where the address is, for the order of stops; shown to administrators, couriers and the sender */
            coordinates?: components["schemas"]["Coordinates"];
            /** @description A blank note counts as none */
            note?: string;
        };
        StatusUpdate: {
            /** @example DISPATCHED */
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description Goes into the status log
             * @example Left the depot in Lyon
             */
            note?: string;
        };
        Cancellation: {
            /**
             * @description The reason; goes into the status log
             * @example Ordered twice
             */
            note?: string;
        };
        /**
         * @description Why a parcel could not be delivered
         * @enum {string}
         */
        DeliveryFailure: "NOBODY_HOME" | "REFUSED" | "WRONG_ADDRESS" | "DAMAGED" | "OTHER";
        NewDeliveryAttempt: {
            /** @example NOBODY_HOME */
            reason: components["schemas"]["DeliveryFailure"];
            /**
             * @description A text for the status log; required if the reason is `OTHER`
             * @example The bell does not work
             */
            note?: string;
            /**
             * Format: date
             * @description The day of the next attempt, if it is known; today or later
             * @example 2026-03-04
             */
            nextAttempt?: string;
        };
        /**
         * @description Who received the parcel, their signature, a photo, or the receiver's handover code
         * @enum {string}
         */
        DeliveryProofKind: "NAME" | "SIGNATURE" | "PHOTO" | "CODE";
        /** @description The operator decides which of these are required (`requiredProof`) */
        NewDelivery: {
            /**
             * @description Who took the parcel
             * @example Rita Receiver
             */
            receivedBy?: string;
            /**
             * @description The code that the receiver sees on their dashboard
             * @example 4821
             */
            handoverCode?: string;
            /**
             * Format: byte
             * @description A picture (PNG, JPEG or WebP), at most 300 kB before base64
             */
            signature?: string;
            /**
             * Format: byte
             * @description A picture (JPEG, PNG or WebP) of at most 25 megapixels, 2 MB before base64
             */
            photo?: string;
            /** @description In words, for the status log */
            note?: string;
        };
        Delivery: {
            /** @description The proof without which a delivery cannot be recorded */
            requiredProof: components["schemas"]["DeliveryProofKind"][];
            /** @description Five tries were wrong; an administrator can allow five more */
            isCodeLocked: boolean;
            proof?: components["schemas"]["DeliveryProof"];
        };
        DeliveryProof: {
            /** @example Rita Receiver */
            receivedBy?: string;
            /** @description The receiver gave their handover code */
            hasCode: boolean;
            /**
             * Format: byte
             * @description PNG
             */
            signature?: string;
            /**
             * Format: byte
             * @description JPEG
             */
            photo?: string;
            /** Format: date-time */
            recordedAt: string;
            doneAt?: components["schemas"]["DoneAt"];
        };
        NewScan: {
            /**
             * @description In any case, with or without hyphens
             * @example TRK-7H2K-9M4P-QX3D-B8RT
             */
            trackingId: string;
            /** @example DISPATCHED */
            status: components["schemas"]["ScannedStatus"];
        };
        /**
         * @description A milestone that comes after the request
         * @enum {string}
         */
        ScannedStatus: "APPROVED" | "DISPATCHED" | "IN_TRANSIT" | "DELIVERED";
        ParcelBlock: {
            block: boolean;
            /**
             * @description Goes into the status log
             * @example Held at customs
             */
            note?: string;
        };
        User: {
            /** @example 9d4e6a70-1c2b-4f83-b6d1-5e7f0a93c2d8 */
            _id: string;
            /** @example Sam Sender */
            name: string;
            /** @example sam@example.com */
            email: string;
            role: components["schemas"]["Role"];
            isBlocked: components["schemas"]["UserBlock"];
            /** @description Only for the caller's own user, if they have chosen one; their emails are in this language */
            language?: components["schemas"]["Language"];
            /** @description Only for the caller's own user, if the host requires it: whether they have confirmed their email address. Until then they cannot send parcels, and get no emails about parcels. */
            isEmailVerified?: boolean;
            /**
             * @description Only for the caller's own user, if two-factor authentication is required and neither set up nor met by a passkey that verified them: until then, most operations are refused
             * @constant
             */
            mustSetUpTwoFactor?: true;
            /** @description Only for the caller's own user, if they cannot log in with a password: none was set, or the operator has disabled passwords for their role */
            passwordStatus?: components["schemas"]["PasswordStatus"];
            /** @description What the caller may do to this user now */
            actions?: components["schemas"]["UserAction"][];
        };
        /** @enum {string} */
        PasswordStatus: "NOT_SET" | "CLOSED";
        Receiver: {
            /** @example 9d4e6a70-1c2b-4f83-b6d1-5e7f0a93c2d8 */
            _id: string;
            /** @example Sam Sender */
            name: string;
            /** @example sam@example.com */
            email: string;
        };
        NewAddress: {
            /**
             * Format: visible
             * @description A name by which the sender finds it
             * @example Warehouse Hull
             */
            label: string;
            /** @example 9 Mill Lane */
            address: string;
            /**
             * Format: uuid
             * @description The receiver at this address, who must not be blocked
             * @example 9d4e6a70-1c2b-4f83-b6d1-5e7f0a93c2d8
             */
            receiverId?: string;
        };
        SavedAddress: {
            /** @example b7d90c42-58e1-4f6a-9d23-6c0e1a5f8b34 */
            _id: string;
            /** @example Warehouse Hull */
            label: string;
            /** @example 9 Mill Lane */
            address: string;
            /** @description Null if the entry names none, or one who is blocked by now */
            receiver: components["schemas"]["Receiver"] | null;
        };
        Address: {
            /**
             * @description Null for an address of a parcel that is not in the address book
             * @example b7d90c42-58e1-4f6a-9d23-6c0e1a5f8b34
             */
            _id: string | null;
            /** @example Warehouse Hull */
            label: string | null;
            /** @example 9 Mill Lane */
            address: string;
            /** @description As in `SavedAddress` */
            receiver: components["schemas"]["Receiver"] | null;
        };
        /** @description Sender or receiver, as the other side may see them; couriers see no email addresses */
        Party: {
            /** @example 9d4e6a70-1c2b-4f83-b6d1-5e7f0a93c2d8 */
            _id: string;
            /** @example Sam Sender */
            name: string;
            /** @example sam@example.com */
            email?: string;
        };
        /**
         * Format: date-time
         * @description When it was done, by the device that recorded it without a connection; left out if it was sent at once. The other time is that of its arrival
         */
        DoneAt: string;
        /** @description An entry with `failedAttempt` says that a delivery failed; the status did not change */
        StatusLog: {
            status: components["schemas"]["ParcelStatus"];
            /** Format: date-time */
            timestamp: string;
            doneAt?: components["schemas"]["DoneAt"];
            note?: string;
            failedAttempt?: components["schemas"]["DeliveryFailure"];
            /**
             * Format: date
             * @description The day on which the delivery is tried again, if it is known
             */
            nextAttempt?: string;
            updatedBy?: components["schemas"]["StatusLogAuthor"];
        };
        StatusLogAuthor: {
            /** @example Sam Sender */
            name: string;
            role: components["schemas"]["Role"];
        };
        Parcel: {
            /** @example 3f2b8c1e-7a4d-4e19-9c55-0d6b1f8a2e70 */
            _id: string;
            /** @example TRK-7H2K-9QXM-3VBT-RD4W */
            trackingId: string;
            senderId: components["schemas"]["Party"];
            receiverId: components["schemas"]["Party"];
            parcelType: components["schemas"]["ParcelType"];
            /**
             * @description kg
             * @example 2.5
             */
            weight: number;
            /**
             * @description dollars
             * @example 12.5
             */
            fee: number;
            status: components["schemas"]["ParcelStatus"];
            /** @example 1 Quay Street */
            fromAddress: string;
            /** @example 9 Mill Lane */
            toAddress: string;
            note?: string;
            isBlocked: boolean;
            isCanceled: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Oldest first; begins with REQUESTED */
            statusLogs: components["schemas"]["StatusLog"][];
            /** @description What the caller may do to this parcel now */
            actions?: components["schemas"]["ParcelAction"][];
            /** @description Until the parcel is delivered or canceled: for administrators and couriers the number that the sender gave, else the receiver's own; for the sender the one that they gave */
            receiverPhone?: string;
            /** @description Only for the sender, as they gave them */
            coordinates?: components["schemas"]["Coordinates"];
            /**
             * @description Four digits, only for the receiver, while the parcel is dispatched or in transit and not blocked. The courier asks for them
             * @example 4821
             */
            handoverCode?: string;
            /**
             * @description Only in the answer to a scan with which the caller has just delivered the parcel: `undoDelivery` can take that back
             * @constant
             */
            canUndo?: true;
        };
        TrackedParty: {
            /** @example Sam Sender */
            name: string;
            /** @example sam@example.com */
            email: string;
        };
        TrackedStatusLog: {
            status: components["schemas"]["ParcelStatus"];
            /** Format: date-time */
            timestamp: string;
            doneAt?: components["schemas"]["DoneAt"];
            note?: string;
            failedAttempt?: components["schemas"]["DeliveryFailure"];
            /**
             * Format: date
             * @description The day on which the delivery is tried again, if it is known
             */
            nextAttempt?: string;
        };
        /** @description Only while the courier's run with the parcel is under way. Does not say where the courier is. Estimated from the pace of the run so far: four of five arrivals are expected in the range */
        Arrival: {
            /** @description Stops before this parcel's */
            stopsBefore: number;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
        };
        /** @description What the public may see of a parcel */
        TrackedParcel: {
            /** @example TRK-7H2K-9QXM-3VBT-RD4W */
            trackingId: string;
            senderId: components["schemas"]["TrackedParty"];
            receiverId: components["schemas"]["TrackedParty"];
            parcelType: components["schemas"]["ParcelType"];
            /**
             * @description kg
             * @example 2.5
             */
            weight: number;
            /**
             * @description dollars
             * @example 12.5
             */
            fee: number;
            status: components["schemas"]["ParcelStatus"];
            /** @example 1 Quay Street */
            fromAddress: string;
            /** @example 9 Mill Lane */
            toAddress: string;
            isBlocked: boolean;
            isCanceled: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            statusLogs: components["schemas"]["TrackedStatusLog"][];
            arrival?: components["schemas"]["Arrival"];
        };
        ParcelCount: {
            status: components["schemas"]["ParcelStatus"];
            count: number;
            /** @description True where there are or may be more than `count`; left out otherwise */
            countIsCapped?: boolean;
        };
        ParcelCounts: {
            /** @description REQUESTED, APPROVED, DISPATCHED, IN_TRANSIT, DELIVERED, CANCELED and BLOCKED, in this order, including those without parcels */
            statuses: components["schemas"]["ParcelCount"][];
            /** @description How many of them the filter `ATTEMPTED` lists */
            attempted?: {
                count: number;
                /** @description True where there are or may be more than `count`; left out otherwise */
                countIsCapped?: boolean;
            };
            /** @description All statuses together. Without parameters every count is exact, once earlier parcels are counted after an upgrade; with a search, a range of time or IDs up to 10,000 */
            total: number;
            /** @description True where there are or may be more than `total`; left out otherwise */
            totalIsCapped?: boolean;
        };
        InsightsDay: {
            /** Format: date */
            date: string;
            /** @description Parcels requested that day */
            created: number;
            /** @description Parcels that are DELIVERED, and whose delivery was last logged on that day, including blocked ones */
            delivered: number;
            /** @description The median time from request to delivery, for deliveries of that day, in hours with two decimals; null without a delivery */
            medianHours: number | null;
        };
        Insights: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /**
             * @description The one of the days: the company's, or the one of before, until the days of a new one are counted
             * @example Europe/Berlin
             */
            timeZone: string;
            /** @description Every day from the first to the last, including those without parcels */
            days: components["schemas"]["InsightsDay"][];
            /** @description The current status of all parcels, whenever they were requested; exact, never capped, with the statuses and the order of `ParcelCounts` */
            statuses: components["schemas"]["ParcelCount"][];
            /** @description The median for all deliveries of these days together */
            medianHours: number | null;
            created: number;
            delivered: number;
        };
        Courier: {
            /** @example 4f7a2c19-8e5d-4b60-a3c7-1d9e6f02b854 */
            _id: string;
            /** @example Cem Courier */
            name: string;
        };
        NewCourier: {
            /**
             * Format: visible
             * @example Cem Courier
             */
            name: string;
            /**
             * Format: email
             * @example cem@example.com
             */
            email: string;
        };
        CreatedCourier: {
            user: components["schemas"]["User"];
            /** @description The part of the link after its `#` */
            token: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @enum {string} */
        RunState: "DRAFT" | "GIVEN_OUT" | "UNDER_WAY" | "FINISHED";
        /**
         * @description The version of the run that the caller has seen. If its plan was changed since, a change is a 409 with the code `RUN_CHANGED`. Couriers' actions do not change the version.
         * @example 3
         */
        RunVersion: number;
        /** @enum {string} */
        RunAction: "plan" | "assign" | "giveOut" | "takeBack" | "delete" | "start" | "record" | "finish";
        Run: {
            /** @example 7c1e5b90-3d24-4a6f-8b17-2f9d0c4e6a58 */
            _id: string;
            /** Format: date */
            day: string;
            /** @example City centre */
            name?: string;
            courier: components["schemas"]["Courier"];
            state: components["schemas"]["RunState"];
            version: components["schemas"]["RunVersion"];
            /** Format: date-time */
            startedAt?: string;
            startDoneAt?: components["schemas"]["DoneAt"];
            /** Format: date-time */
            finishedAt?: string;
            finishDoneAt?: components["schemas"]["DoneAt"];
            /** @description In the order of the route */
            stops: components["schemas"]["RunStop"][];
            /** @description What the caller may do to this run now; a courier who may not `record` may do nothing to its parcels */
            actions: components["schemas"]["RunAction"][];
        };
        RunStop: {
            /** @example 2b9f4d71-6a0e-4c35-9e82-5d7c1f3b8a06 */
            _id: string;
            /** @example 9 Mill Lane */
            address: string;
            coordinates?: components["schemas"]["StopCoordinates"];
            parcels: components["schemas"]["RunParcel"][];
        };
        RunParcel: {
            /** @example 3f2b8c1e-7a4d-4e19-9c55-0d6b1f8a2e70 */
            _id: string;
            /** @example TRK-7H2K-9QXM-3VBT-RD4W */
            trackingId: string;
            /**
             * @description Their name
             * @example Rita Receiver
             */
            receiver: string;
            /** @description As in `Parcel` */
            receiverPhone?: string;
            parcelType: components["schemas"]["ParcelType"];
            /**
             * @description kg
             * @example 2.5
             */
            weight: number;
            /** @description Of its sender */
            note?: string;
            status: components["schemas"]["ParcelStatus"];
            isBlocked: boolean;
            /** @description What the caller may do to this parcel now */
            actions: components["schemas"]["ParcelAction"][];
            result?: components["schemas"]["RunResult"];
        };
        /** @description The result of the parcel on this run; left out until there is one */
        RunResult: {
            /** @enum {string} */
            state: "DELIVERED" | "ATTEMPTED" | "CANCELED";
            /** Format: date-time */
            at: string;
            doneAt?: components["schemas"]["DoneAt"];
            failedAttempt?: components["schemas"]["DeliveryFailure"];
            note?: string;
        };
        RunSummary: {
            /** @example 7c1e5b90-3d24-4a6f-8b17-2f9d0c4e6a58 */
            _id: string;
            /** Format: date */
            day: string;
            /** @example City centre */
            name?: string;
            courier: components["schemas"]["Courier"];
            state: components["schemas"]["RunState"];
            version: components["schemas"]["RunVersion"];
            /** @description What the caller may do to this run now */
            actions: components["schemas"]["RunAction"][];
            stops: number;
            /** @description Stops whose parcels all have a result */
            doneStops: number;
            parcels: number;
            /**
             * @description kg, of all parcels together
             * @example 41.5
             */
            weight: number;
        };
        RunFigures: {
            /** Format: date */
            day: string;
            courier: components["schemas"]["Courier"];
            runs: number;
            stops: number;
            parcels: number;
            /** @description Parcels */
            delivered: number;
            /** @description Parcels that could not be delivered */
            attempted: number;
            /** @description Parcels without a result, so far or in the end */
            open: number;
            /** @description From the start of each run to its last stop with a result */
            minutes: number;
        };
        NewRun: {
            /**
             * Format: date
             * @description Today or later
             * @example 2026-03-04
             */
            day: string;
            /**
             * Format: uuid
             * @example 4f7a2c19-8e5d-4b60-a3c7-1d9e6f02b854
             */
            courierId: string;
            /**
             * Format: visible
             * @example City centre
             */
            name?: string;
        };
        RunUpdate: {
            version: components["schemas"]["RunVersion"];
            /**
             * Format: date
             * @description Today or later
             * @example 2026-03-04
             */
            day?: string;
            /**
             * Format: uuid
             * @example 4f7a2c19-8e5d-4b60-a3c7-1d9e6f02b854
             */
            courierId?: string;
            /**
             * Format: visible
             * @description Blank for none
             * @example City centre
             */
            name?: string;
        };
        RunVersionSeen: {
            version: components["schemas"]["RunVersion"];
        };
        RunParcels: {
            version: components["schemas"]["RunVersion"];
            parcelIds: components["schemas"]["PlannedParcelIds"];
        };
        PlannedParcelIds: string[];
        StopIds: string[];
        StopMove: {
            version: components["schemas"]["RunVersion"];
            stopIds: components["schemas"]["StopIds"];
            /**
             * Format: uuid
             * @example 1d8a6c47-9f03-4b5e-a2d9-6e0b7c5f1384
             */
            toRunId: string;
            toVersion: components["schemas"]["RunVersion"];
        };
        StopOrder: {
            version: components["schemas"]["RunVersion"];
            /** @description Every stop of the run that is still open */
            stopIds: components["schemas"]["StopIds"];
        };
        /** @example 53.7443 */
        Latitude: number;
        /** @example -0.3326 */
        Longitude: number;
        /** @description In WGS 84, as maps show them */
        Coordinates: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description Left out if unknown */
        StopCoordinates: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description `BY_HAND`: a planner set it; `GIVEN`: the sender gave it for a parcel of the stop; `POSTCODE`: the middle of its postcode area. The first available one is used
             * @enum {string}
             */
            source: "BY_HAND" | "GIVEN" | "POSTCODE";
        };
        StopLocation: {
            version: components["schemas"]["RunVersion"];
            /**
             * Format: uuid
             * @example 2b9f4d71-6a0e-4c35-9e82-5d7c1f3b8a06
             */
            stopId: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        OrderProposal: {
            version: components["schemas"]["RunVersion"];
            /** @description Every stop of the run that is still open, in the proposed order */
            stopIds: string[];
            /**
             * @description Estimated for the current order
             * @example 41200
             */
            metresBefore: number;
            /** @example 28700 */
            metresAfter: number;
            /** @description The stops without coordinates */
            withoutCoordinates: string[];
            /**
             * @description `OWN`: by straight lines; `VROOM`: by the roads of the operator’s VROOM server
             * @enum {string}
             */
            source: "OWN" | "VROOM";
            /**
             * @description Why VROOM gave no order, if it was asked; its own reason, without coordinates
             * @example it answered with its code 3: Unfound route(s) from location […]
             */
            vroomFailure?: string;
        };
        ParcelSplit: {
            parcelIds: components["schemas"]["PlannedParcelIds"];
            runs: {
                /**
                 * Format: uuid
                 * @example 7c1e5b90-3d24-4a6f-8b17-2f9d0c4e6a58
                 */
                runId: string;
                version: components["schemas"]["RunVersion"];
            }[];
        };
        UnplannedParcel: {
            /** @example 3f2b8c1e-7a4d-4e19-9c55-0d6b1f8a2e70 */
            _id: string;
            /** @example TRK-7H2K-9QXM-3VBT-RD4W */
            trackingId: string;
            /** @example 9 Mill Lane, 20457 Hamburg */
            address: string;
            /**
             * @description Of the address, if it has one
             * @example 20457
             */
            postcode?: string;
            /**
             * @description Part of the postcode by which parcels are grouped and split; left out with it
             * @example 20
             */
            postcodeArea?: string;
            /**
             * @description Their name
             * @example Rita Receiver
             */
            receiver: string;
            /**
             * @description kg
             * @example 2.5
             */
            weight: number;
            status: components["schemas"]["ParcelStatus"];
        };
        SystemNode: {
            /** Format: uuid */
            id: string;
            /** @description The name of the computer that it runs on */
            host: string;
            version: string;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it last reported; a minute later it counts as gone
             */
            seenAt: string;
            /** @description Whether it gave this answer */
            isAnswering: boolean;
            /** @description Open event streams of users */
            callers: number;
            /** @description Open event streams of visitors */
            visitors: number;
            /** @description Seconds since it last read the changes for its streams; null while it has no streams */
            pollAge: number | null;
        };
        DatabaseReplica: {
            /** @description Of its connection, as several may have the same name */
            id: string;
            name: string;
            /** @description As PostgreSQL says it, such as streaming or catchup */
            state: string;
            /** @description Whether a change is acknowledged only after this replica has it */
            isSynchronous: boolean;
            /** @description Seconds that it is behind or silent */
            delay: number;
        };
        SystemDatabase: {
            version: string;
            /** @enum {string} */
            role: "LEADER" | "STANDBY";
            /** @description Null if the database role may not see them */
            replicas: components["schemas"]["DatabaseReplica"][] | null;
        };
        LastBackup: {
            /** Format: date-time */
            endedAt: string;
            bytes: number;
        };
        SystemWarning: {
            /** @enum {string} */
            code: "ADMIN_SIGNUP_OPEN" | "DEMO_ACCOUNTS" | "NO_HTTPS" | "COOKIES_NOT_SECURE" | "RATE_LIMITS_OFF" | "TRACKING_LIST" | "MIXED_VERSIONS" | "NO_MAIL" | "VROOM_FAILED" | "PROVIDER_AWAY" | "TIME_ZONE_UNKNOWN";
            /** @description What is wrong, and what to do about it */
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            messageValues?: components["schemas"]["MessageValues"];
        };
        /**
         * @description `SETTING`: the operator, by `TIME_ZONE`. `CHOICE`: an administrator. `COMPUTER`: nobody, so it is that of the computer, which is often UTC whatever the company's is.
         * @enum {string}
         */
        TimeZoneSource: "SETTING" | "CHOICE" | "COMPUTER";
        CompanyTimeZone: {
            /** @example Europe/Berlin */
            timeZone: string;
            source: components["schemas"]["TimeZoneSource"];
        };
        TimeZoneChoice: {
            /**
             * @description By its IANA name
             * @example Europe/Berlin
             */
            timeZone: string;
        };
        /** @description Emails and webhooks */
        SystemQueue: {
            /** @description Not sent yet, including those that are retried later */
            waiting: number;
            /** @description Since when the oldest of them is due; null if none is due */
            oldestSeconds: number | null;
            /** @description Given up in the last 24 hours */
            failedLastDay: number;
        };
        /** @enum {string} */
        JobName: "SEND_MESSAGES" | "QUEUE_RESET_MAILS" | "REPORT_NODE" | "REMOVE_LOST_NODES" | "NUMBER_CHANGES" | "FINISH_ERASURES" | "FOLD_SEARCHES" | "KEEP_FIGURES" | "REMOVE_OLD_MESSAGES" | "REMOVE_OLD_NOTIFICATIONS" | "REMOVE_OLD_SECRETS" | "REMOVE_OLD_PROOFS" | "FINISH_PAST_RUNS" | "TELL_OF_DELAYS" | "FOLLOW_TIME_ZONE";
        SystemJob: {
            name: components["schemas"]["JobName"];
            everySeconds: number;
            /** @description Time in the zone of the company, of a job that is done once a night; `everySeconds` is then how often the nodes look whether it is due */
            nightlyAt?: string;
            /**
             * @description Whether one node does it for all, or each node for itself
             * @enum {string}
             */
            runsOn: "ONE" | "EACH";
            /**
             * Format: date-time
             * @description For a job that each node does, on the node that answers; null before the first run
             */
            lastEndedAt: string | null;
            /** @description Whether it failed the last time */
            hasFailed: boolean;
        };
        SystemStatus: {
            /**
             * Format: date-time
             * @description By the database's clock
             */
            checkedAt: string;
            /** @description Of the node that answers */
            version: string;
            /** @description Those that are alive, the longest running first */
            nodes: components["schemas"]["SystemNode"][];
            database: components["schemas"]["SystemDatabase"];
            queue: components["schemas"]["SystemQueue"];
            /** @description The provider, and whether the node that answers has reached it within the last minute; null if there is none */
            identityProvider: components["schemas"]["IdentityProvider"] | null;
            /** @description The background jobs */
            jobs: components["schemas"]["SystemJob"][];
            /** @description How much the job `KEEP_FIGURES` has counted of what there was before an upgrade, or of the days of a new time zone; left out if there is nothing to count */
            countedPercent?: number;
            /** @description The last one that Waybill's own command made; null if there is none */
            lastBackup: components["schemas"]["LastBackup"] | null;
            /** @description Settings that are not safe for a public server */
            warnings: components["schemas"]["SystemWarning"][];
        };
        Meta: {
            page: number;
            limit: number;
            /** @description Rows on all pages together; exact up to 10,000 */
            total: number;
            /** @description True where there are more rows than `total`; left out otherwise */
            totalIsCapped?: boolean;
        };
        UserAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["User"];
        };
        SessionListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Session"][];
        };
        EmailVerificationAnswer: {
            /** @constant */
            success: true;
            /** @example The email address is confirmed */
            message: string;
            data: components["schemas"]["EmailVerificationResult"];
        };
        PasskeyCreationOptionsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["PasskeyCreationOptions"];
        };
        PasskeyRequestOptionsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["PasskeyRequestOptions"];
        };
        PasskeyListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Passkey"][];
        };
        SignInOptionsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SignInOptions"];
        };
        SignInAddressAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SignInAddress"];
        };
        CompanyAccountAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CompanyAccount"];
        };
        LogoutAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SignInAddress"] | null;
        };
        PasskeyAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Passkey"];
        };
        TwoFactorAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["TwoFactor"];
        };
        TwoFactorSetUpAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["TwoFactorSetUp"];
        };
        RecoveryCodesAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["RecoveryCodes"];
        };
        PasswordResetAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["PasswordResetWay"];
        };
        ResetLinkAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ResetLink"];
        };
        CurrentUserAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["User"] | null;
        };
        UserListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["User"][];
            meta?: components["schemas"]["Meta"];
        };
        AddressListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Address"][];
        };
        AddressAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SavedAddress"];
        };
        ReceiverListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Receiver"][];
            meta?: components["schemas"]["Meta"];
        };
        ParcelAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Parcel"];
        };
        DeliveryAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Delivery"];
        };
        ParcelListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Parcel"][];
            meta?: components["schemas"]["Meta"];
        };
        ParcelCountsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ParcelCounts"];
        };
        ApiKeyListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ApiKey"][];
        };
        ApiKeyAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ApiKey"];
        };
        CreatedApiKeyAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CreatedApiKey"];
        };
        SystemStatusAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SystemStatus"];
        };
        CompanyTimeZoneAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CompanyTimeZone"];
        };
        InsightsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Insights"];
        };
        TrackedParcelListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["TrackedParcel"][];
        };
        NotificationListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Notification"][];
            meta?: components["schemas"]["Meta"];
        };
        UnreadCountAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["UnreadCount"];
        };
        NotificationSettingsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["NotificationSettings"];
        };
        WebhookAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Webhook"];
        };
        WebhookListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Webhook"][];
        };
        WebhookSecretAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WebhookSecret"];
        };
        WebhookTestAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WebhookTestResult"];
        };
        WebhookDeliveryAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WebhookDelivery"];
        };
        WebhookDeliveryListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WebhookDelivery"][];
            meta?: components["schemas"]["Meta"];
        };
        PhoneAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Phone"];
        };
        CourierListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Courier"][];
        };
        CreatedCourierAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CreatedCourier"];
        };
        RunAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Run"];
        };
        RunListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Run"][];
        };
        RunSummaryListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["RunSummary"][];
        };
        OrderProposalAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OrderProposal"];
        };
        RunFiguresAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["RunFigures"][];
        };
        UnplannedParcelListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["UnplannedParcel"][];
            meta?: components["schemas"]["Meta"];
        };
        EmptyAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: null;
        };
        Failure: {
            /** @constant */
            success: false;
            /** @example Weight must be greater than 0 */
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            messageValues?: components["schemas"]["MessageValues"];
            errors?: components["schemas"]["FieldError"][];
            /**
             * @description Only if a client has to react to this failure in particular
             * @enum {string}
             */
            code?: "EMAIL_NOT_VERIFIED" | "TWO_FACTOR_REQUIRED" | "WRONG_CODE" | "TWO_FACTOR_SETUP_REQUIRED" | "LOGIN_AGAIN_REQUIRED" | "PROOF_REQUIRED" | "RUN_CHANGED";
            /**
             * @description Only if the change may have been made nevertheless, because the database's answer was lost. Without it, a failed request has changed nothing.
             * @constant
             */
            outcome?: "unknown";
        };
        FieldError: {
            /**
             * @description The field, parameter or header by its name, as in `weight`
             * @example weight
             */
            path: string;
            /** @example Weight must be greater than 0 */
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            messageValues?: components["schemas"]["MessageValues"];
        };
        /**
         * @description Identifies the message beside it, for a client that shows it in another language. A code keeps its meaning; new messages have new codes.
         * @example weightIsZero
         */
        MessageCode: string;
        /** @description The values in the message that `messageCode` identifies, if it has any */
        MessageValues: {
            /** @description The field, parameter or header by its name */
            field?: string;
            /** @description A limit, an allowed value, or the name of something */
            value?: string;
            /** @description What is counted */
            count?: number;
        };
    };
    responses: {
        /** @description The parcel as it is now */
        Parcel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ParcelAnswer"];
            };
        };
        /** @description The caller's phone number */
        Phone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PhoneAnswer"];
            };
        };
        /** @description Parcels, newest first unless sorted otherwise */
        ParcelList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ParcelListAnswer"];
            };
        };
        /** @description 400: the request is invalid; `errors` names each field. 401: there is no session, or the credentials are wrong; if an API key is malformed, unknown, expired or revoked, `WWW-Authenticate` asks for another one. 403: the caller's role or API key may not do this, the account is blocked, two-factor authentication has to be set up first, or the call came from a foreign origin. 413: the body is larger than 64 KiB. 415: the body is not `application/json` */
        Refused: {
            headers: {
                /** @description Only in answer to an API key */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 500: a fault of the server; the message contains the request's id. 503: the database is away or the server is full; try again later */
        Failed: {
            headers: {
                /** @description Only with a 503; seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It does not exist, or the caller may not see it */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not possible in the current state */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 128 KiB */
        ManyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 4 MiB */
        PicturesTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The `Idempotency-Key` was used before with another body */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many tries */
        TooMany: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
        Page: number;
        /** @description Chosen by the caller, a new one for each parcel, scan, undo, attempt or delivery */
        IdempotencyKey: string;
        /** @description Rows per page */
        Limit: number;
        /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
        Search: string;
        Status: components["schemas"]["StatusFilter"];
        ParcelSort: components["schemas"]["ParcelSort"];
        /** @description Only parcels requested at this time or later */
        CreatedFrom: string;
        /** @description Only parcels requested before this time, which has to be after `createdFrom` */
        CreatedBefore: string;
        /** @description Only these parcels; repeat the parameter for each: `id=…&id=…`. Parcels that do not exist, or that the caller may not see, are left out. */
        ParcelIds: string[];
        /** @description The language of the header row, of yes and no, and of the notes that Waybill writes itself; in a file for Excel, of everything else, too. English by default */
        TitleLanguage: components["schemas"]["Language"];
        /** @description `EXCEL` is for spreadsheets of people whose language is `language`: commas between the cells in English, semicolons in all others, numbers with its decimal mark, words instead of codes, and times in the company's time zone, which the titles name, in the order of its dates. English dates are written as 2026-03-02, which is read the same everywhere. The files are made for computers set to English, or to the region Germany, Spain, France, Poland or an Arabic-speaking country; people whose region has another list separator choose `PLAIN`. `PLAIN`, the default, is for programs. */
        CsvFormat: components["schemas"]["CsvFormat"];
        ParcelId: string;
        UserId: string;
        PasskeyId: string;
        RunId: string;
        /** @description The courier's run on which it was done. At the end of its day, a courier can no longer see the run, but can send what was done on it until noon of the next day, in the operator's time zone. For a parcel on a run whose day has not come, what a courier does is a 409, unless planners have moved it there from the run that is named here. */
        DoneOnRun: string;
        /** @description When the caller's device recorded it, if it could not be sent at once. It is kept beside the time of arrival, by which the log is in order, if it is more than a minute earlier. As the clock of a device can be wrong, it counts as no earlier than the request of the parcel and the start of the courier's run; the start of a run, as no earlier than its day. */
        DoneAt: string;
        AddressId: string;
        WebhookId: string;
        MessageId: string;
        /** @description Stays the same when the message is sent again */
        WebhookMessageId: string;
        /** @description The time of this attempt, in seconds since 1970 */
        WebhookTimestamp: string;
        /** @description `v1,` and a signature; after a rotation two of them, separated by a space */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Role = components['schemas']['Role'];
export type Language = components['schemas']['Language'];
export type CsvFormat = components['schemas']['CsvFormat'];
export type RegistrationRole = components['schemas']['RegistrationRole'];
export type UserBlock = components['schemas']['UserBlock'];
export type UserSort = components['schemas']['UserSort'];
export type ParcelType = components['schemas']['ParcelType'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type ParcelStatus = components['schemas']['ParcelStatus'];
export type StatusFilter = components['schemas']['StatusFilter'];
export type ParcelSort = components['schemas']['ParcelSort'];
export type NotificationChannel = components['schemas']['NotificationChannel'];
export type Unsubscription = components['schemas']['Unsubscription'];
export type NotifiableEvent = components['schemas']['NotifiableEvent'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookPayload = components['schemas']['WebhookPayload'];
export type Notification = components['schemas']['Notification'];
export type NotifiedParcel = components['schemas']['NotifiedParcel'];
export type NotifiedParty = components['schemas']['NotifiedParty'];
export type NotifiedWebhook = components['schemas']['NotifiedWebhook'];
export type AccountEventKind = components['schemas']['AccountEventKind'];
export type AccountEvent = components['schemas']['AccountEvent'];
export type LoginDevice = components['schemas']['LoginDevice'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type ReadNotifications = components['schemas']['ReadNotifications'];
export type NotificationSetting = components['schemas']['NotificationSetting'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type MailSchedule = components['schemas']['MailSchedule'];
export type MailScheduleChoice = components['schemas']['MailScheduleChoice'];
export type NotificationChoice = components['schemas']['NotificationChoice'];
export type ApiKeyScope = components['schemas']['ApiKeyScope'];
export type ApiKeyState = components['schemas']['ApiKeyState'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type ApiKey = components['schemas']['ApiKey'];
export type CreatedApiKey = components['schemas']['CreatedApiKey'];
export type WebhookTestPayload = components['schemas']['WebhookTestPayload'];
export type WebhookState = components['schemas']['WebhookState'];
export type WebhookDisabledReason = components['schemas']['WebhookDisabledReason'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type WebhookTestResult = components['schemas']['WebhookTestResult'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type ParcelAction = components['schemas']['ParcelAction'];
export type UserAction = components['schemas']['UserAction'];
export type Registration = components['schemas']['Registration'];
export type AccountUpdate = components['schemas']['AccountUpdate'];
export type Phone = components['schemas']['Phone'];
export type PhoneUpdate = components['schemas']['PhoneUpdate'];
export type LanguageChoice = components['schemas']['LanguageChoice'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type Session = components['schemas']['Session'];
export type Credentials = components['schemas']['Credentials'];
export type AccountProof = components['schemas']['AccountProof'];
export type OwnPassword = components['schemas']['OwnPassword'];
export type ProviderCode = components['schemas']['ProviderCode'];
export type IdentityProvider = components['schemas']['IdentityProvider'];
export type SignInOptions = components['schemas']['SignInOptions'];
export type SignInAddress = components['schemas']['SignInAddress'];
export type LinkedAccount = components['schemas']['LinkedAccount'];
export type CompanyAccount = components['schemas']['CompanyAccount'];
export type PasskeyCreationOptions = components['schemas']['PasskeyCreationOptions'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyTransport = components['schemas']['PasskeyTransport'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyRequestOptions = components['schemas']['PasskeyRequestOptions'];
export type PasskeyLogin = components['schemas']['PasskeyLogin'];
export type TwoFactor = components['schemas']['TwoFactor'];
export type TwoFactorSetUpRequest = components['schemas']['TwoFactorSetUpRequest'];
export type TwoFactorSetUp = components['schemas']['TwoFactorSetUp'];
export type TwoFactorCode = components['schemas']['TwoFactorCode'];
export type TwoFactorProof = components['schemas']['TwoFactorProof'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type EmailVerification = components['schemas']['EmailVerification'];
export type EmailVerificationResult = components['schemas']['EmailVerificationResult'];
export type PasswordResetWay = components['schemas']['PasswordResetWay'];
export type ResetLink = components['schemas']['ResetLink'];
export type NewParcel = components['schemas']['NewParcel'];
export type StatusUpdate = components['schemas']['StatusUpdate'];
export type Cancellation = components['schemas']['Cancellation'];
export type DeliveryFailure = components['schemas']['DeliveryFailure'];
export type NewDeliveryAttempt = components['schemas']['NewDeliveryAttempt'];
export type DeliveryProofKind = components['schemas']['DeliveryProofKind'];
export type NewDelivery = components['schemas']['NewDelivery'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryProof = components['schemas']['DeliveryProof'];
export type NewScan = components['schemas']['NewScan'];
export type ScannedStatus = components['schemas']['ScannedStatus'];
export type ParcelBlock = components['schemas']['ParcelBlock'];
export type User = components['schemas']['User'];
export type PasswordStatus = components['schemas']['PasswordStatus'];
export type Receiver = components['schemas']['Receiver'];
export type NewAddress = components['schemas']['NewAddress'];
export type SavedAddress = components['schemas']['SavedAddress'];
export type Address = components['schemas']['Address'];
export type Party = components['schemas']['Party'];
export type DoneAt = components['schemas']['DoneAt'];
export type StatusLog = components['schemas']['StatusLog'];
export type StatusLogAuthor = components['schemas']['StatusLogAuthor'];
export type Parcel = components['schemas']['Parcel'];
export type TrackedParty = components['schemas']['TrackedParty'];
export type TrackedStatusLog = components['schemas']['TrackedStatusLog'];
export type Arrival = components['schemas']['Arrival'];
export type TrackedParcel = components['schemas']['TrackedParcel'];
export type ParcelCount = components['schemas']['ParcelCount'];
export type ParcelCounts = components['schemas']['ParcelCounts'];
export type InsightsDay = components['schemas']['InsightsDay'];
export type Insights = components['schemas']['Insights'];
export type Courier = components['schemas']['Courier'];
export type NewCourier = components['schemas']['NewCourier'];
export type CreatedCourier = components['schemas']['CreatedCourier'];
export type RunState = components['schemas']['RunState'];
export type RunVersion = components['schemas']['RunVersion'];
export type RunAction = components['schemas']['RunAction'];
export type Run = components['schemas']['Run'];
export type RunStop = components['schemas']['RunStop'];
export type RunParcel = components['schemas']['RunParcel'];
export type RunResult = components['schemas']['RunResult'];
export type RunSummary = components['schemas']['RunSummary'];
export type RunFigures = components['schemas']['RunFigures'];
export type NewRun = components['schemas']['NewRun'];
export type RunUpdate = components['schemas']['RunUpdate'];
export type RunVersionSeen = components['schemas']['RunVersionSeen'];
export type RunParcels = components['schemas']['RunParcels'];
export type PlannedParcelIds = components['schemas']['PlannedParcelIds'];
export type StopIds = components['schemas']['StopIds'];
export type StopMove = components['schemas']['StopMove'];
export type StopOrder = components['schemas']['StopOrder'];
export type Latitude = components['schemas']['Latitude'];
export type Longitude = components['schemas']['Longitude'];
export type Coordinates = components['schemas']['Coordinates'];
export type StopCoordinates = components['schemas']['StopCoordinates'];
export type StopLocation = components['schemas']['StopLocation'];
export type OrderProposal = components['schemas']['OrderProposal'];
export type ParcelSplit = components['schemas']['ParcelSplit'];
export type UnplannedParcel = components['schemas']['UnplannedParcel'];
export type SystemNode = components['schemas']['SystemNode'];
export type DatabaseReplica = components['schemas']['DatabaseReplica'];
export type SystemDatabase = components['schemas']['SystemDatabase'];
export type LastBackup = components['schemas']['LastBackup'];
export type SystemWarning = components['schemas']['SystemWarning'];
export type TimeZoneSource = components['schemas']['TimeZoneSource'];
export type CompanyTimeZone = components['schemas']['CompanyTimeZone'];
export type TimeZoneChoice = components['schemas']['TimeZoneChoice'];
export type SystemQueue = components['schemas']['SystemQueue'];
export type JobName = components['schemas']['JobName'];
export type SystemJob = components['schemas']['SystemJob'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type Meta = components['schemas']['Meta'];
export type UserAnswer = components['schemas']['UserAnswer'];
export type SessionListAnswer = components['schemas']['SessionListAnswer'];
export type EmailVerificationAnswer = components['schemas']['EmailVerificationAnswer'];
export type PasskeyCreationOptionsAnswer = components['schemas']['PasskeyCreationOptionsAnswer'];
export type PasskeyRequestOptionsAnswer = components['schemas']['PasskeyRequestOptionsAnswer'];
export type PasskeyListAnswer = components['schemas']['PasskeyListAnswer'];
export type SignInOptionsAnswer = components['schemas']['SignInOptionsAnswer'];
export type SignInAddressAnswer = components['schemas']['SignInAddressAnswer'];
export type CompanyAccountAnswer = components['schemas']['CompanyAccountAnswer'];
export type LogoutAnswer = components['schemas']['LogoutAnswer'];
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
export type TwoFactorAnswer = components['schemas']['TwoFactorAnswer'];
export type TwoFactorSetUpAnswer = components['schemas']['TwoFactorSetUpAnswer'];
export type RecoveryCodesAnswer = components['schemas']['RecoveryCodesAnswer'];
export type PasswordResetAnswer = components['schemas']['PasswordResetAnswer'];
export type ResetLinkAnswer = components['schemas']['ResetLinkAnswer'];
export type CurrentUserAnswer = components['schemas']['CurrentUserAnswer'];
export type UserListAnswer = components['schemas']['UserListAnswer'];
export type AddressListAnswer = components['schemas']['AddressListAnswer'];
export type AddressAnswer = components['schemas']['AddressAnswer'];
export type ReceiverListAnswer = components['schemas']['ReceiverListAnswer'];
export type ParcelAnswer = components['schemas']['ParcelAnswer'];
export type DeliveryAnswer = components['schemas']['DeliveryAnswer'];
export type ParcelListAnswer = components['schemas']['ParcelListAnswer'];
export type ParcelCountsAnswer = components['schemas']['ParcelCountsAnswer'];
export type ApiKeyListAnswer = components['schemas']['ApiKeyListAnswer'];
export type ApiKeyAnswer = components['schemas']['ApiKeyAnswer'];
export type CreatedApiKeyAnswer = components['schemas']['CreatedApiKeyAnswer'];
export type SystemStatusAnswer = components['schemas']['SystemStatusAnswer'];
export type CompanyTimeZoneAnswer = components['schemas']['CompanyTimeZoneAnswer'];
export type InsightsAnswer = components['schemas']['InsightsAnswer'];
export type TrackedParcelListAnswer = components['schemas']['TrackedParcelListAnswer'];
export type NotificationListAnswer = components['schemas']['NotificationListAnswer'];
export type UnreadCountAnswer = components['schemas']['UnreadCountAnswer'];
export type NotificationSettingsAnswer = components['schemas']['NotificationSettingsAnswer'];
export type WebhookAnswer = components['schemas']['WebhookAnswer'];
export type WebhookListAnswer = components['schemas']['WebhookListAnswer'];
export type WebhookSecretAnswer = components['schemas']['WebhookSecretAnswer'];
export type WebhookTestAnswer = components['schemas']['WebhookTestAnswer'];
export type WebhookDeliveryAnswer = components['schemas']['WebhookDeliveryAnswer'];
export type WebhookDeliveryListAnswer = components['schemas']['WebhookDeliveryListAnswer'];
export type PhoneAnswer = components['schemas']['PhoneAnswer'];
export type CourierListAnswer = components['schemas']['CourierListAnswer'];
export type CreatedCourierAnswer = components['schemas']['CreatedCourierAnswer'];
export type RunAnswer = components['schemas']['RunAnswer'];
export type RunListAnswer = components['schemas']['RunListAnswer'];
export type RunSummaryListAnswer = components['schemas']['RunSummaryListAnswer'];
export type OrderProposalAnswer = components['schemas']['OrderProposalAnswer'];
export type RunFiguresAnswer = components['schemas']['RunFiguresAnswer'];
export type UnplannedParcelListAnswer = components['schemas']['UnplannedParcelListAnswer'];
export type EmptyAnswer = components['schemas']['EmptyAnswer'];
export type Failure = components['schemas']['Failure'];
export type FieldError = components['schemas']['FieldError'];
export type MessageCode = components['schemas']['MessageCode'];
export type MessageValues = components['schemas']['MessageValues'];
export type ResponseParcel = components['responses']['Parcel'];
export type ResponsePhone = components['responses']['Phone'];
export type ResponseParcelList = components['responses']['ParcelList'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseFailed = components['responses']['Failed'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseManyTooLarge = components['responses']['ManyTooLarge'];
export type ResponsePicturesTooLarge = components['responses']['PicturesTooLarge'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterStatus = components['parameters']['Status'];
export type ParameterParcelSort = components['parameters']['ParcelSort'];
export type ParameterCreatedFrom = components['parameters']['CreatedFrom'];
export type ParameterCreatedBefore = components['parameters']['CreatedBefore'];
export type ParameterParcelIds = components['parameters']['ParcelIds'];
export type ParameterTitleLanguage = components['parameters']['TitleLanguage'];
export type ParameterCsvFormat = components['parameters']['CsvFormat'];
export type ParameterParcelId = components['parameters']['ParcelId'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterPasskeyId = components['parameters']['PasskeyId'];
export type ParameterRunId = components['parameters']['RunId'];
export type ParameterDoneOnRun = components['parameters']['DoneOnRun'];
export type ParameterDoneAt = components['parameters']['DoneAt'];
export type ParameterAddressId = components['parameters']['AddressId'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterMessageId = components['parameters']['MessageId'];
export type ParameterWebhookMessageId = components['parameters']['WebhookMessageId'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type $defs = Record<string, never>;
export interface operations {
    listUsers: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
                q?: components["parameters"]["Search"];
                sort?: components["schemas"]["UserSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users, by name unless sorted otherwise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The new account */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestOptionsAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity provider, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptionsAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    loginWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderCode"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session renewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Where the link comes from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetAnswer"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountProof"];
            };
        };
        responses: {
            /** @description The link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLinkAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description The address is confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerificationAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /** @description With `true`, a visitor without any session cookie gets `null`, so that the call does not fail. A session that has ended is still a 401. */
                optional?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user; null only with `optional` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserAnswer"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The user as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Phone"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Phone"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description The user as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountProof"];
            };
        };
        responses: {
            /** @description The account is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorCode"];
            };
        };
        responses: {
            /** @description It is on; the recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSetUpRequest"];
            };
        };
        responses: {
            /** @description The secret, which is never shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetUpAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    turnOffTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            /** @description It is off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            /** @description The recovery codes, which are never shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's passkeys, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The new passkey */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountProof"];
            };
        };
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationOptionsAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkey under its new name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountProof"];
            };
        };
        responses: {
            /** @description The passkey is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCompanyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity provider, and which account there is linked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAccountAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    linkCompanyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountProof"];
            };
        };
        responses: {
            /** @description The address to open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAddressAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    unlinkCompanyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountProof"];
            };
        };
        responses: {
            /** @description It is unlinked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions that can still be renewed: this one, then the others, the one used last first; at most 100 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The others are ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listReceivers: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
                q?: components["parameters"]["Search"];
                /** @description Only the receivers with these email addresses, in upper or lower case; repeat the parameter for each: `email=a@example.com&email=b@example.com`. Addresses without a receiver, or with a blocked one, are left out. All of them are on one page unless `limit` is given. */
                email?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Receivers that are not blocked, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiverListAnswer"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCouriers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Couriers who are not blocked, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createCourier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCourier"];
            };
        };
        responses: {
            /** @description The account, and the link to hand over */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCourierAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocked user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unblocked user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listParcels: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
                q?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                sort?: components["parameters"]["ParcelSort"];
                /** @description Only parcels requested at this time or later */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only parcels requested before this time, which has to be after `createdFrom` */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Only these parcels; repeat the parameter for each: `id=…&id=…`. Parcels that do not exist, or that the caller may not see, are left out. */
                id?: components["parameters"]["ParcelIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ParcelList"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createParcel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, a new one for each parcel, scan, undo, attempt or delivery */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewParcel"];
            };
        };
        responses: {
            /** @description The new parcel */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelAnswer"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateParcelStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    recordDeliveryAttempt: {
        parameters: {
            query?: {
                /** @description The courier's run on which it was done. At the end of its day, a courier can no longer see the run, but can send what was done on it until noon of the next day, in the operator's time zone. For a parcel on a run whose day has not come, what a courier does is a 409, unless planners have moved it there from the run that is named here. */
                runId?: components["parameters"]["DoneOnRun"];
                /** @description When the caller's device recorded it, if it could not be sent at once. It is kept beside the time of arrival, by which the log is in order, if it is more than a minute earlier. As the clock of a device can be wrong, it counts as no earlier than the request of the parcel and the start of the courier's run; the start of a run, as no earlier than its day. */
                doneAt?: components["parameters"]["DoneAt"];
            };
            header?: {
                /** @description Chosen by the caller, a new one for each parcel, scan, undo, attempt or delivery */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeliveryAttempt"];
            };
        };
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The required proof, and the newest recorded one, if there is any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    recordDelivery: {
        parameters: {
            query?: {
                /** @description The courier's run on which it was done. At the end of its day, a courier can no longer see the run, but can send what was done on it until noon of the next day, in the operator's time zone. For a parcel on a run whose day has not come, what a courier does is a 409, unless planners have moved it there from the run that is named here. */
                runId?: components["parameters"]["DoneOnRun"];
                /** @description When the caller's device recorded it, if it could not be sent at once. It is kept beside the time of arrival, by which the log is in order, if it is more than a minute earlier. As the clock of a device can be wrong, it counts as no earlier than the request of the parcel and the start of the courier's run; the start of a run, as no earlier than its day. */
                doneAt?: components["parameters"]["DoneAt"];
            };
            header?: {
                /** @description Chosen by the caller, a new one for each parcel, scan, undo, attempt or delivery */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDelivery"];
            };
        };
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PicturesTooLarge"];
            422: components["responses"]["KeyReused"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resetHandoverCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    scanParcel: {
        parameters: {
            query?: {
                /** @description The courier's run on which it was done. At the end of its day, a courier can no longer see the run, but can send what was done on it until noon of the next day, in the operator's time zone. For a parcel on a run whose day has not come, what a courier does is a 409, unless planners have moved it there from the run that is named here. */
                runId?: components["parameters"]["DoneOnRun"];
                /** @description When the caller's device recorded it, if it could not be sent at once. It is kept beside the time of arrival, by which the log is in order, if it is more than a minute earlier. As the clock of a device can be wrong, it counts as no earlier than the request of the parcel and the start of the courier's run; the start of a run, as no earlier than its day. */
                doneAt?: components["parameters"]["DoneAt"];
            };
            header?: {
                /** @description Chosen by the caller, a new one for each parcel, scan, undo, attempt or delivery */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewScan"];
            };
        };
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    undoDelivery: {
        parameters: {
            query?: {
                /** @description The courier's run on which it was done. At the end of its day, a courier can no longer see the run, but can send what was done on it until noon of the next day, in the operator's time zone. For a parcel on a run whose day has not come, what a courier does is a 409, unless planners have moved it there from the run that is named here. */
                runId?: components["parameters"]["DoneOnRun"];
            };
            header?: {
                /** @description Chosen by the caller, a new one for each parcel, scan, undo, attempt or delivery */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    undoDeliveryAttempt: {
        parameters: {
            query?: {
                /** @description The courier's run on which it was done. At the end of its day, a courier can no longer see the run, but can send what was done on it until noon of the next day, in the operator's time zone. For a parcel on a run whose day has not come, what a courier does is a 409, unless planners have moved it there from the run that is named here. */
                runId?: components["parameters"]["DoneOnRun"];
            };
            header?: {
                /** @description Chosen by the caller, a new one for each parcel, scan, undo, attempt or delivery */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    blockParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelBlock"];
            };
        };
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listIncomingParcels: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
                q?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                sort?: components["parameters"]["ParcelSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ParcelList"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMyParcels: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
                q?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                sort?: components["parameters"]["ParcelSort"];
                /** @description Only parcels requested at this time or later */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only parcels requested before this time, which has to be after `createdFrom` */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Only these parcels; repeat the parameter for each: `id=…&id=…`. Parcels that do not exist, or that the caller may not see, are left out. */
                id?: components["parameters"]["ParcelIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ParcelList"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDeliveryHistory: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
                q?: components["parameters"]["Search"];
                sort?: components["parameters"]["ParcelSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ParcelList"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countParcels: {
        parameters: {
            query?: {
                /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
                q?: components["parameters"]["Search"];
                /** @description Only parcels requested at this time or later */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only parcels requested before this time, which has to be after `createdFrom` */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Only these parcels; repeat the parameter for each: `id=…&id=…`. Parcels that do not exist, or that the caller may not see, are left out. */
                id?: components["parameters"]["ParcelIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One count for each status that a parcel can show */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelCountsAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportParcels: {
        parameters: {
            query?: {
                /** @description Part of a word, in upper or lower case, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters match only the beginnings of words. */
                q?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                sort?: components["parameters"]["ParcelSort"];
                /** @description Only parcels requested at this time or later */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only parcels requested before this time, which has to be after `createdFrom` */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Only these parcels; repeat the parameter for each: `id=…&id=…`. Parcels that do not exist, or that the caller may not see, are left out. */
                id?: components["parameters"]["ParcelIds"];
                /** @description The language of the header row, of yes and no, and of the notes that Waybill writes itself; in a file for Excel, of everything else, too. English by default */
                language?: components["parameters"]["TitleLanguage"];
                /** @description `EXCEL` is for spreadsheets of people whose language is `language`: commas between the cells in English, semicolons in all others, numbers with its decimal mark, words instead of codes, and times in the company's time zone, which the titles name, in the order of its dates. English dates are written as 2026-03-02, which is read the same everywhere. The files are made for computers set to English, or to the region Germany, Spain, France, Poland or an Arabic-speaking country; people whose region has another list separator choose `PLAIN`. `PLAIN`, the default, is for programs. */
                format?: components["parameters"]["CsvFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description An attachment named `waybill-parcels-` and the day, as in 2026-03-02 */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getInsights: {
        parameters: {
            query?: {
                /** @description The first day */
                from?: string;
                /** @description The last day */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days and their sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description `true`: only those that have not been read */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            /** @description How many are left unread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCountAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's choices, and the defaults of their role where they made none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChoice"];
            };
        };
        responses: {
            /** @description All settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateMailSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailScheduleChoice"];
            };
        };
        responses: {
            /** @description All settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active keys, then expired and revoked ones, each newest first; at most 100 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key itself, and its entry in the list */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Unsubscription"];
            };
        };
        responses: {
            /** @description The emails are stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatusAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getTimeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zone, and who chose it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTimeZoneAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    chooseTimeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeZoneChoice"];
            };
        };
        responses: {
            /** @description The time zone as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTimeZoneAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    trackParcel: {
        parameters: {
            query?: {
                trackingId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcel that was asked for */
            200: {
                headers: {
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedParcelListAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    followParcel: {
        parameters: {
            query?: {
                /** @description The same for a subscriber that cannot send the header, which comes first */
                lastEventId?: string;
            };
            header?: {
                /** @description The `id` of the last event that was received, as browsers send it. With an unknown one, such as one from an older version, the parcel is sent at once */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description In any case, with or without hyphens */
                trackingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events; the schema is the data of each `parcel` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["TrackedParcel"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    followParcels: {
        parameters: {
            query?: {
                /** @description The same for a subscriber that cannot send the header, which comes first */
                lastEventId?: string;
            };
            header?: {
                /** @description The `id` of the last event that was received, as browsers send it. An unknown one, such as one from an older version, is answered with `reset` */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events; the schema is the data of each `parcel` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Parcel"];
                };
            };
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    confirmDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parcelId: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        responses: {
            200: components["responses"]["Parcel"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listRuns: {
        parameters: {
            query: {
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs by name, then by courier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunSummaryListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRun"];
            };
        };
        responses: {
            /** @description The run, without stops */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMyRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs with their stops, the earliest day first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listUnplannedParcels: {
        parameters: {
            query: {
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parcels by postcode, then by address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnplannedParcelListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getRunFigures: {
        parameters: {
            query: {
                from: string;
                /** @description Not before `from`, and at most 366 days with it */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each courier and day, by day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunFiguresAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportRuns: {
        parameters: {
            query: {
                from: string;
                /** @description Not before `from`, and at most 366 days with it */
                to: string;
                /** @description The language of the header row, of yes and no, and of the notes that Waybill writes itself; in a file for Excel, of everything else, too. English by default */
                language?: components["parameters"]["TitleLanguage"];
                /** @description `EXCEL` is for spreadsheets of people whose language is `language`: commas between the cells in English, semicolons in all others, numbers with its decimal mark, words instead of codes, and times in the company's time zone, which the titles name, in the order of its dates. English dates are written as 2026-03-02, which is read the same everywhere. The files are made for computers set to English, or to the region Germany, Spain, France, Poland or an Arabic-speaking country; people whose region has another list separator choose `PLAIN`. `PLAIN`, the default, is for programs. */
                format?: components["parameters"]["CsvFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description An attachment named `waybill-runs-` and the days */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    splitParcels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelSplit"];
            };
        };
        responses: {
            /** @description The runs as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunSummaryListAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ManyTooLarge"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteRun: {
        parameters: {
            query: {
                version: components["schemas"]["RunVersion"];
            };
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunUpdate"];
            };
        };
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    giveOutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunVersionSeen"];
            };
        };
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeBackRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunVersionSeen"];
            };
        };
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startRun: {
        parameters: {
            query?: {
                /** @description When the caller's device recorded it, if it could not be sent at once. It is kept beside the time of arrival, by which the log is in order, if it is more than a minute earlier. As the clock of a device can be wrong, it counts as no earlier than the request of the parcel and the start of the courier's run; the start of a run, as no earlier than its day. */
                doneAt?: components["parameters"]["DoneAt"];
            };
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    finishRun: {
        parameters: {
            query?: {
                /** @description When the caller's device recorded it, if it could not be sent at once. It is kept beside the time of arrival, by which the log is in order, if it is more than a minute earlier. As the clock of a device can be wrong, it counts as no earlier than the request of the parcel and the start of the courier's run; the start of a run, as no earlier than its day. */
                doneAt?: components["parameters"]["DoneAt"];
            };
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addRunParcels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunParcels"];
            };
        };
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ManyTooLarge"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeRunParcels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunParcels"];
            };
        };
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ManyTooLarge"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    moveRunStops: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopMove"];
            };
        };
        responses: {
            /** @description Both runs as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunListAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    orderRunStops: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopOrder"];
            };
        };
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setStopCoordinates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopLocation"];
            };
        };
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removeStopCoordinates: {
        parameters: {
            query: {
                version: components["schemas"]["RunVersion"];
                stopId: string;
            };
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    proposeRunOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, and what it saves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderProposalAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description Part of a word, in upper or lower case, in labels and addresses. One or two letters match only the beginnings of words. */
                q?: string;
                /** @description `true`: only entries of the address book */
                saved?: boolean;
                /** @description The maximum number of addresses; 500 by default */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description The new entry */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addressId: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addressId: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description The entry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first; without their secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListAnswer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The new endpoint and its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretAnswer"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The endpoint as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint and its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the test */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer has `meta`. Pages cover the first 10,000 rows of a list: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages with all attempts to send them, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["parameters"]["WebhookId"];
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, which is waiting to be sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
/** From `x-roles`. */
export interface OperationRoles {
    registerUser: "PUBLIC";
    listUsers: "ADMIN";
    loginUser: "PUBLIC";
    beginPasskeyLogin: "PUBLIC";
    loginWithPasskey: "PUBLIC";
    getSignInOptions: "PUBLIC";
    loginWithProvider: "PUBLIC";
    refreshSession: "PUBLIC";
    logoutUser: "PUBLIC";
    requestPasswordReset: "PUBLIC";
    resetPassword: "PUBLIC";
    createResetLink: "ADMIN";
    verifyEmail: "PUBLIC";
    sendVerificationEmail: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    getCurrentUser: "PUBLIC";
    updateAccount: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    getPhone: "RECEIVER";
    setPhone: "RECEIVER";
    setLanguage: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    changePassword: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    deleteAccount: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    getTwoFactor: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    confirmTwoFactor: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    beginTwoFactor: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    turnOffTwoFactor: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    replaceRecoveryCodes: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    listPasskeys: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    addPasskey: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    beginPasskey: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    renamePasskey: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    removePasskey: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    getCompanyAccount: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    linkCompanyAccount: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    unlinkCompanyAccount: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    listSessions: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    endOtherSessions: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    endSession: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    listReceivers: "SENDER";
    listCouriers: "ADMIN";
    createCourier: "ADMIN";
    blockUser: "ADMIN";
    unblockUser: "ADMIN";
    listParcels: "ADMIN";
    createParcel: "SENDER";
    updateParcelStatus: "ADMIN";
    recordDeliveryAttempt: "ADMIN" | "COURIER";
    getDelivery: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    recordDelivery: "ADMIN" | "COURIER";
    resetHandoverCode: "ADMIN";
    scanParcel: "ADMIN" | "COURIER";
    undoDelivery: "ADMIN" | "COURIER";
    undoDeliveryAttempt: "ADMIN" | "COURIER";
    blockParcel: "ADMIN";
    listIncomingParcels: "RECEIVER";
    listMyParcels: "SENDER";
    listDeliveryHistory: "RECEIVER";
    countParcels: "ADMIN" | "SENDER";
    exportParcels: "ADMIN" | "SENDER";
    getInsights: "ADMIN";
    listNotifications: "ADMIN" | "SENDER" | "RECEIVER";
    countUnread: "ADMIN" | "SENDER" | "RECEIVER";
    readNotifications: "ADMIN" | "SENDER" | "RECEIVER";
    getNotificationSettings: "ADMIN" | "SENDER" | "RECEIVER";
    updateNotificationSettings: "ADMIN" | "SENDER" | "RECEIVER";
    updateMailSchedule: "ADMIN" | "SENDER" | "RECEIVER";
    listApiKeys: "SENDER";
    createApiKey: "SENDER";
    revokeApiKey: "SENDER";
    unsubscribe: "PUBLIC";
    getSystemStatus: "ADMIN";
    getTimeZone: "ADMIN";
    chooseTimeZone: "ADMIN";
    trackParcel: "PUBLIC";
    getParcel: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    followParcel: "PUBLIC";
    followParcels: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
    confirmDelivery: "RECEIVER";
    cancelParcel: "SENDER";
    listRuns: "ADMIN";
    createRun: "ADMIN";
    listMyRuns: "COURIER";
    listUnplannedParcels: "ADMIN";
    getRunFigures: "ADMIN";
    exportRuns: "ADMIN";
    splitParcels: "ADMIN";
    getRun: "ADMIN" | "COURIER";
    updateRun: "ADMIN";
    deleteRun: "ADMIN";
    giveOutRun: "ADMIN";
    takeBackRun: "ADMIN";
    startRun: "COURIER";
    finishRun: "ADMIN" | "COURIER";
    addRunParcels: "ADMIN";
    removeRunParcels: "ADMIN";
    moveRunStops: "ADMIN";
    orderRunStops: "ADMIN";
    setStopCoordinates: "ADMIN";
    removeStopCoordinates: "ADMIN";
    proposeRunOrder: "ADMIN";
    listAddresses: "SENDER";
    createAddress: "SENDER";
    updateAddress: "SENDER";
    deleteAddress: "SENDER";
    listWebhooks: "SENDER";
    createWebhook: "SENDER";
    updateWebhook: "SENDER";
    deleteWebhook: "SENDER";
    rotateWebhookSecret: "SENDER";
    testWebhook: "SENDER";
    listWebhookDeliveries: "SENDER";
    replayWebhookDelivery: "SENDER";
}
/** From `x-scopes`; the others refuse API keys. */
export interface OperationScopes {
    getCurrentUser: "parcels:read" | "parcels:create" | "parcels:cancel";
    listReceivers: "parcels:read";
    createParcel: "parcels:create";
    listMyParcels: "parcels:read";
    getParcel: "parcels:read";
    cancelParcel: "parcels:cancel";
}
