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
         * @description Any role may be chosen. A host may close the ADMIN role to the public and answers 403 then. Email addresses are unique without regard to case.
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
         * @description Sets the cookies `accessToken` and `refreshToken`. A wrong password and an unknown email are answered alike, in the same time. Where the account has two-factor authentication, the right password without a `code` is a 401 with the code `TWO_FACTOR_REQUIRED`, and with a wrong one a 401 with `WRONG_CODE` that names the field. Each code works once.
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
         * @description Answers the options for `navigator.credentials.get`, with a challenge that is good once, for five minutes. A 409 where the page is open at an IP address, which passkeys cannot be bound to.
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
         * @description Sets the same cookies as `loginUser`. A passkey with which the user was verified, by a PIN or a fingerprint, counts as two factors. After one without, an account that has two-factor authentication is asked for a `code` as with a password, and the same assertion is sent again with it. A passkey that is unknown, removed or wrong is a 401, and so is one whose counter went back, with a sentence of its own.
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
         * @description Beside a password and passkeys: the operator's identity provider, if there is one. A browser that opens `/api/sign-in/oidc?next=<path>` is led to it, with OpenID Connect, and from there to that path with a session, or to `/login?signIn=<reason>` without one.
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
         * @description For one whose account has two-factor authentication, and whom the identity provider has let in without saying that it asked for two factors: they are led to `/login?signIn=code`. The cookie `signIn` says who they are, for ten minutes. A wrong code is a 401 with `WRONG_CODE` that names the field.
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
         * @description Exchanges the `refreshToken` cookie for a new pair of cookies. The same token again within 10 seconds answers the same pair; later it ends the whole session.
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
         * @description Ends the session behind the cookies, if there is one, and clears them. Where it began at the identity provider, and that ends sessions as well, the answer has an address to open for it.
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
         * @description By email, where the host sends any: the link works once, for 30 minutes. An email with an account and one without are answered alike, in the same time. Else an administrator makes such a link.
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
         * @description The token of the link is all that it takes, once. All sessions of the user end; API keys stay, unless `revokeKeys` says otherwise. A link that came by email also confirms the address. A link that was used or is too old is a 404, one of a blocked user a 403.
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
         * @description For a user who cannot log in: an administrator hands it over. It works once, for 24 hours. The answer is the only one that has the token, which goes behind the `#` of `/reset-password`. For a blocked user it is a 409.
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
         * @description The token of the link is all that it takes; it is good for 24 hours. The user may have confirmed the address before: that is a success, too. A link that is too old or was never made is a 404, one of a blocked user a 403.
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
         * @description Four times an hour; a 429 says when the next one can be sent. Where the address is confirmed already, or the host asks for no confirmation, it is a 409.
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
         * @description The signed-in user, or whose API key it is. Without a session, or with one that is over, it is a 401; the account of a blocked user is a 403.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my name
         * @description Parcels show the new name at once; a search for one finds it by the names of its request, and by email.
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
         * @description Shown to administrators alone, with each parcel on its way to the caller
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
         * @description Emails come in it from then on. Screens are in the language of the cookie `language`, which the client sets beside it; a login on another device takes it from the answer.
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
         * @description Ends all other sessions of the caller at once; API keys go on. A wrong `currentPassword` is a 400 that names the field. Wrong ones are limited by account, apart from failed logins.
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
         * @description This is permanent. The name becomes "Deleted user", and the email address is free again; password, sessions, API keys, webhooks and notifications are gone. Parcels stay for the people at the other end. A 409 with the reason while parcels of the caller are under way, and for the last active administrator. A wrong `password` is a 400 that names the field. Wrong ones are limited by account, apart from failed logins.
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
         * @description With a code of the app that has the secret of `beginTwoFactor`. Answers ten recovery codes, which are never shown again, and ends all other sessions of the caller. A wrong code is a 400 that names the field, and counts as a wrong code of a login does. A 409 where none was begun, or it is on already.
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
         * @description Answers a new secret for an authenticator app (TOTP as in RFC 6238: SHA-1, six digits, 30 seconds). Logins need no code before it is confirmed with one. A 409 where it is on already. A wrong `password` is a 400 that names the field. Wrong ones are limited by account, apart from failed logins.
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
         * @description With the password, and a code of the app or a recovery code; each wrong one is a 400 that names the field. A 409 where it is not on.
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
         * Have new recovery codes made
         * @description The codes from before are void. With the password, and a code of the app or a recovery code; each wrong one is a 400 that names the field. A 409 where two-factor authentication is not on.
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
         * @description With what `navigator.credentials.create` made of the options of `beginPasskey`. Its name is proposed from the caller's browser. A 409 where the challenge is used, or more than five minutes old, and where the passkey is of another page, damaged, or in use already.
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
         * @description Answers the options for `navigator.credentials.create`, with a challenge that is good once, for five minutes. With the password, and a code where two-factor authentication is on; each wrong one is a 400 that names the field. A 409 where the caller has 20 passkeys already, and where the page is open at an IP address, which passkeys cannot be bound to.
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
        /** Give a passkey of mine another name */
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
         * @description It opens the account no more, and all other sessions of the caller end. With the password, and a code where two-factor authentication is on; each wrong one is a 400 that names the field. A 409 where it is the last way to sign in to the account.
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
         * @description Answers an address for the browser to open within ten minutes, which leads to the provider and back to the page of the account. With the password, and a code where two-factor authentication is on; each wrong one is a 400 that names the field. A 409 where an account there is linked already.
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
         * @description It opens the account no more, and all other sessions of the caller end. With the password, and a code where two-factor authentication is on. A 409 where it is the last way to sign in to the account.
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
         * @description All but the one that asks lose access at once.
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
         * @description It loses access at once, with its event streams within half a minute. Ending a session that was ended before changes nothing.
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
         * @description The answer carries a link with which the courier sets their own password: it is shown only once, works once, and for a day.
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
         * @description The fee is 5.00 dollars per kg, rounded to the cent, and at least 5.00 dollars. With an `Idempotency-Key`, the same key and body answer the first result for 24 hours. Where the host asks senders to confirm their email address first, one who has not gets a 403 with `code: EMAIL_NOT_VERIFIED`.
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
        /** Set where the delivery stands */
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
         * @description While the parcel is dispatched or in transit, and not blocked. The status stays; the log says why nothing was delivered, and sender and receiver are told. With an `Idempotency-Key`, the same key and body are one attempt for 24 hours. A courier does so for the parcels of their own run, else it is a 404.
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
         * What a delivery needs, and what proves it
         * @description Senders see what they sent, receivers what is addressed to them, couriers what is on their own run, else it is a 404. A proof is kept for as many days as the operator says; the public never sees it.
         */
        get: operations["getDelivery"];
        put?: never;
        /**
         * Record a delivery with its proof
         * @description While the parcel is dispatched or in transit, and not blocked. Pictures are decoded, turned upright, made smaller and encoded again; nothing else of them is kept. A wrong handover code is a 400 that says how many tries are left; after five the code is locked, which is a 409. With an `Idempotency-Key`, the same key and body are one delivery for 24 hours, and answer the parcel as it is by then. A courier does so for the parcels of their own run, else it is a 404.
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
         * @description Takes the parcel forward to a later milestone, while it is neither blocked nor canceled; what is refused says why. With an `Idempotency-Key`, the same key and body are one scan for 24 hours, and answer the parcel as it is by then. Where deliveries need a proof here, a parcel that could be handed over is a 409 with `code: PROOF_REQUIRED`: it takes `recordDelivery`. A courier scans the parcels of their own run, else it is a 404; they approve none.
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
         * @description For the administrator who recorded it, for one minute, while the parcel is still delivered and not blocked; what is refused says why. The parcel goes back to the status that it had, as a correction in its log: no entry is removed. With an `Idempotency-Key`, the same key is one undo for 24 hours.
         */
        patch: operations["undoDelivery"];
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
         * How many parcels stand where
         * @description Of the parcels that the same parameters list: a sender's are their own. A count is exact up to 10,000, and 10,000 with `countIsCapped` where there are more. Where more than 10,000 parcels match a search, only the newest parcels of the range are looked through: if these are not all of them, every count is capped and says how many there are at least.
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
         * @description All parcels that the same parameters list, in the same order, without a limit: a sender's are their own. UTF-8 with a byte order mark, commas, CRLF, a row of titles first; times are UTC. A cell that a spreadsheet would take for a formula begins with an apostrophe. The parcels and their order are those of the moment of the call; each row shows its parcel as it was when it was read. A file whose connection breaks is not whole.
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
         * What came in and what was delivered, day by day
         * @description Days are UTC. Without `to`, up to today; without `from`, the 30 days up to `to`. At most 366 days. Exact, and at most 10 seconds old.
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
         * What I was told
         * @description Only the caller's own. No user is told of what they did to a parcel themselves; of their account they are told all that matters to its safety, as it may have been another person.
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
        /** How many notifications I have not read */
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
         * @description Those with these ids; without `ids`, all up to the time `before`, or all. Ids that are not of the caller's notifications change nothing.
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
        /** What I am told of, and how */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose what I am told of
         * @description A 400 for a status that the caller is never told of, as only they themselves bring it about.
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
         * @description As it happens, or all of a day in one email at an hour of the caller. What waits follows the new choice. Emails about the account itself always come at once.
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
         * Make an API key for a system of mine
         * @description The answer is the only one that ever carries the key. A sender has at most 20 keys in use at a time; with as many, it is a 409. Where the last login is over 15 minutes ago, it takes the password; with two-factor authentication, a code as well.
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
         * @description Counts at once, and for good. Revoking a key that was revoked before changes nothing.
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
         * @description For the page that an email links to. The token of the link is all that it takes, signed in or not. Mail programs send a `POST` of any type to the page's own address, `/unsubscribe/{token}`, which does the same (RFC 8058). Repeating it changes nothing.
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
         * How the installation is doing
         * @description The nodes that are alive, the database, live updates, the emails and webhooks that wait, the last backup, and settings that an operator should look at. Each node tells of itself every 10 seconds. `jobs` lists what nodes do by themselves: how often, on one node or each, when it last ended and whether it failed.
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
    "/api/parcel/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where is this parcel
         * @description A list holding just the parcel with that tracking ID, in any case, with or without hyphens. Without `trackingId`, a host may answer the list of all parcels; Waybill's own does so only where it was set up to and answers 400 otherwise.
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
         * @description Senders see what they sent, receivers what is addressed to them, else it is a 404.
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
         * @description Server-sent events. `parcel` carries the parcel as it is now: at once, and again whenever it has changed; a subscriber that names the last event it received is sent only what came after it. `reset` says that the database has lost that event in a fail-over or a restore, so that the parcel that follows counts, however short its log. `ready` says that from here on changes are sent as they happen, and in its field `beat` after how many milliseconds each event `beat` says that the connection lives. `arrival` carries that field of the parcel alone, whenever the run that the parcel is on has changed, and `null` once it is on none.
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
         * @description Server-sent events. `parcel` carries a parcel that has changed, as the caller may see it now: an administrator's are all parcels, a sender's those they sent, a receiver's those addressed to them. `notification` says that the notification center has something new about the caller's account. A subscriber that names the last event it received is sent first what came after it; `reset` says that this is too long ago, or that the database has lost it in a fail-over or a restore, so that lists have to be fetched again. `ready` says that from here on changes are sent as they happen, and in its field `beat` after how many milliseconds each event `beat` says that the connection lives. A host that has this operation says so in the header `Live-Updates` of its answers. The stream ends with the session, and in any case after the 15 minutes of an access token; coming back with the last `id` misses nothing.
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
         * @description Those that are given out or under way, until the end of their day.
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
         * @description Those that are approved, dispatched or in transit, neither blocked nor on a run that is not finished, nor to be tried again on a later day. At most 2,000, those that wait longest.
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
         * What became of runs, by courier and day
         * @description Of all runs that were given out, those under way included.
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
         * @description A row for each parcel of each run that was given out, in the order of its stops, with what became of it. UTF-8 with a byte order mark, commas, CRLF, a row of titles first; times are UTC. A cell that a spreadsheet would take for a formula begins with an apostrophe. A file whose connection breaks is not whole.
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
         * @description Neighbouring postcodes go to the same run, and each run gets about as many stops as the others. All of them or none.
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
         * @description A courier sees their own, from when it is given out until the end of its day or until it is finished; else it is a 404.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Its parcels wait for a run again. A run of which something was done stays.
         */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        /**
         * Change the name, day or courier of a run
         * @description Day and courier only while it is a draft.
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
         * @description It is a draft again, which its courier no longer sees. What was done stays done.
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
         * @description By its courier. Starting it twice is a 200 that changes nothing.
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
         * @description Behind its last stop, or beside the parcels to the same address. All of them or none.
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
         * @description They wait for a run again. What was done stays.
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
         * @description Behind its last stop. What was done stays.
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
         * @description What was done stays before the others.
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
         * @description For its parcels, and for all others to the same address for which no planner set it otherwise.
         */
        put: operations["setStopCoordinates"];
        post?: never;
        /**
         * Remove what was set of where a stop is
         * @description For all parcels to its address. It is again where a sender or its postcode says; where nothing was set, nothing changes but the version.
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
         * @description Nothing is changed: `orderRunStops` takes the order over. It begins where the last stop was done, else at the depot, else at the first stop, and ends at the depot where there is one. A stop without coordinates stays behind the one that it was behind.
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
         * @description The entries of the caller's address book and the addresses of their newest 1,000 parcels, each address once, in whatever letters it was written: the one that was saved or used last comes first. An address that is in the address book comes as its entry.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save an address
         * @description An address book holds 500 entries, and each address once, in whatever letters it is written; more is a 409.
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
         * @description The entry is then as it was sent: without `receiverId` it names no receiver. An address that another entry has is a 409.
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
         * @description At most 10 for each sender; one more is a 409. The address has to be reachable on the internet: one that leads to the inside of the network is a 400. The answer is the only one that has the secret.
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
         * @description With its log of deliveries. What was waiting for it is not sent any more.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change an endpoint
         * @description What is left out stays as it is. A disabled endpoint is sent nothing: messages that were waiting for it fail. Enabling it again begins afresh, whatever failed before.
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
         * @description For 24 hours messages carry two signatures, by the new secret and by the one before it. The answer is the only one that has the new secret.
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
         * @description It is sent once, at once, and also to an endpoint that is disabled; the log of deliveries has it, too. What the endpoint answered, or why it did not, is no failure of this call.
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
        /** What an endpoint was sent */
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
         * @description As soon as possible, with the same `webhook-id`. A message that is being sent at this moment, or whose endpoint is disabled, is a 409.
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
         * @description Sent to the endpoints of the parcel's sender, signed by the Standard Webhooks specification in `webhook-id`, `webhook-timestamp` and `webhook-signature`. Sent again until it is answered with a status of 200 to 299, with the same `webhook-id`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same each time that the message is sent */
                    "webhook-id": components["parameters"]["WebhookMessageId"];
                    /** @description When it was sent this time, in seconds since 1970 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and a signature; several of them, separated by spaces, after a rotation */
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
                /** @description The endpoint is gone, and is sent nothing any more */
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
         * A sender tries their endpoint
         * @description Signed like all others, and sent once.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same each time that the message is sent */
                    "webhook-id": components["parameters"]["WebhookMessageId"];
                    /** @description When it was sent this time, in seconds since 1970 */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /** @description `v1,` and a signature; several of them, separated by spaces, after a rotation */
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
                /** @description Taken for a failure of this test, and for nothing more */
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
         * @description Couriers are made by administrators; a host may know the first three alone
         * @enum {string}
         */
        Role: "ADMIN" | "SENDER" | "RECEIVER" | "COURIER";
        /**
         * @description By its ISO 639-1 code
         * @enum {string}
         */
        Language: "en" | "de" | "es" | "fr" | "pl" | "ar";
        /** @enum {string} */
        RegistrationRole: "ADMIN" | "SENDER" | "RECEIVER";
        /** @enum {string} */
        UserBlock: "BLOCKED" | "UNBLOCKED";
        /** @enum {string} */
        UserSort: "name" | "-name" | "email" | "-email" | "role" | "-role" | "isBlocked" | "-isBlocked";
        /** @enum {string} */
        ParcelType: "PACKAGE" | "DOCUMENT";
        /**
         * @description Where the delivery stands
         * @enum {string}
         */
        DeliveryStatus: "REQUESTED" | "APPROVED" | "DISPATCHED" | "IN_TRANSIT" | "DELIVERED" | "CANCELED";
        /**
         * @description What a parcel shows. `BLOCKED` while the parcel is blocked, else where the delivery stands; `UNBLOCKED` stands in the status log, and some hosts show it.
         * @enum {string}
         */
        ParcelStatus: "REQUESTED" | "APPROVED" | "DISPATCHED" | "IN_TRANSIT" | "DELIVERED" | "CANCELED" | "BLOCKED" | "UNBLOCKED";
        /**
         * @description What a parcel shows, or `ATTEMPTED`: its delivery was tried and failed, and since then it has neither moved on nor been blocked
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
            /** @description The last part of the link's address, taken exactly as it is */
            token: string;
            /** @description `true` stops the emails of every event, else those of the event that the email told of */
            all?: boolean;
        };
        /**
         * @description What users are told of, an entry of a parcel's log each; ARRIVAL tells its receiver that three stops or fewer come before theirs, and again when that moves by ten minutes or more
         * @enum {string}
         */
        NotifiableEvent: "REQUESTED" | "APPROVED" | "DISPATCHED" | "IN_TRANSIT" | "ARRIVAL" | "DELIVERY_ATTEMPT_FAILED" | "DELIVERED" | "CANCELED" | "BLOCKED" | "UNBLOCKED";
        /**
         * @description What an endpoint is told of. Every entry of a parcel's log is told by exactly one event: `parcel.status_changed` is for the statuses that have no event of their own.
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
                /** @description The number of the log entry within the parcel, from 1. Messages may arrive in another order; the highest number is the newest. */
                sequence: number;
                parcel: components["schemas"]["Parcel"];
            };
        };
        /** @description Has one of `parcel`, `webhook` and `account`. What one user did to many parcels in one go is one notification: then `parcel` is the first of `parcels`. */
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
            /** @description Of how many parcels it tells */
            count?: number;
            /** @description The first 200 of them */
            parcels?: components["schemas"]["NotifiedParcel"][];
        };
        /** @description An entry of a parcel's status log, or with `arrival` that its courier is near */
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
        /** @description The sender or the receiver of a parcel, as they are called now */
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
             * @description It answered that it is gone, or it failed for too long; null once its owner has changed that
             * @enum {string|null}
             */
            reason: "GONE" | "FAILING" | null;
        };
        /**
         * @description What can happen to an account that its owner is always told of
         * @enum {string}
         */
        AccountEventKind: "PASSWORD_CHANGED" | "PASSWORD_RESET" | "TWO_FACTOR_TURNED_ON" | "TWO_FACTOR_TURNED_OFF" | "RECOVERY_CODES_REPLACED" | "API_KEY_CREATED" | "NEW_DEVICE" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "SINGLE_SIGN_ON_ADDED" | "SINGLE_SIGN_ON_REMOVED";
        /** @description What happened to the account itself */
        AccountEvent: {
            kind: components["schemas"]["AccountEventKind"];
            /**
             * @description Of the API key or the passkey, or of the provider of the single sign-on
             * @example Webshop
             */
            name?: string;
            device?: components["schemas"]["LoginDevice"];
        };
        /** @description The device of a login, where it is a new one */
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
             * @description Of the newest one that the caller has seen; it is read, too
             */
            before?: string;
        };
        /** @description Whether the caller is told of this event */
        NotificationSetting: {
            event: components["schemas"]["NotifiableEvent"];
            /** @description In the notification center */
            center: boolean;
            email: boolean;
        };
        NotificationSettings: {
            /** @description Of each event that the caller can be told of, in the order of a parcel's way */
            settings: components["schemas"]["NotificationSetting"][];
            /** @description Whether this installation sends emails */
            sendsEmail: boolean;
            /** @description The address that they are sent to */
            email: string;
            /** @description When the one email of a day is sent; null where emails come as it happens */
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
            /** @description For the sender, to know it again */
            name: string;
            scopes: components["schemas"]["ApiKeyScope"][];
            /** @description Without it, the key is good until it is revoked */
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
             * @description Null where it is good until it is revoked
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
         * @description `FAILING` while what it was sent last has not come through
         * @enum {string}
         */
        WebhookState: "ACTIVE" | "FAILING" | "DISABLED";
        /**
         * @description By its owner; because it answered 410; or because nothing came through for 5 days and a message was given up
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
             * @description Until then the secret before this one signs as well; left out otherwise
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
            /** @description Why it failed; null where it came through */
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
            /** @description Why it failed; null where it came through */
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
             * @description When it is sent next; left out once it was sent or given up
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
             * Format: password
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
            /** @description Of the page where the account is opened; left out, the account has none */
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
             * @description Null where there is none
             * @example +49 40 5550123
             */
            phone: string | null;
        };
        PhoneUpdate: {
            /**
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
             * Format: password
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
             * @description The beginning of the network address that it was used from; the rest is not kept. Null for sessions from before addresses were
             * @example 203.0.113.*
             */
            network: string | null;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it began or was last renewed, which its use does every quarter of an hour
             */
            lastUsedAt: string;
            /** @description Whether it is the one that asks */
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
             * @description Where the account has two-factor authentication: the six digits of the authenticator app, or a recovery code
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
         * @description Of the account. Only callers with a `passwordStatus` leave it out: their login has to be from the last 15 minutes instead, by a passkey or at the identity provider. An older one is a 403 with the code `LOGIN_AGAIN_REQUIRED`
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
             * @description For the browser to open
             * @example /api/sign-in/oidc?link=true
             */
            url: string;
        };
        LinkedAccount: {
            /**
             * @description What the provider calls it
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
            /** @description Those that the caller has already */
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
         * @description How a browser reaches what holds the passkey
         * @enum {string}
         */
        PasskeyTransport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        /** @description What `navigator.credentials.create` made, in Base64url */
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
             * @description For the user, to know it again
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
        /** @description What `navigator.credentials.get` made, in Base64url */
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
             * @description Where the account has two-factor authentication and the passkey was used without verifying its user: the six digits of the authenticator app, or a recovery code
             * @example 492039
             */
            code?: string;
        };
        TwoFactor: {
            isOn: boolean;
            /**
             * @description That were not used yet
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
             * @description In Base32, to be typed into an app
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same for a QR code, as authenticator apps read it
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
            /** @description Ten, each of which takes the place of a code of the app once */
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
             * Format: password
             * @example correct-horse-7
             */
            password: string;
            /** @description Also revokes the API keys of the user, which someone else may know */
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
            /** @description The address was confirmed before, so that nothing has changed */
            wasVerified: boolean;
        };
        PasswordResetWay: {
            /**
             * @description Who gives the user the link
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
             * @description For the person who delivers; shown to administrators and to the sender alone
             * @example +353 91 5550123
             */
            receiverPhone?: string;
            /** @description Where the address is, for the order in which it is driven to; shown to those who plan and drive, and to the sender */
            coordinates?: components["schemas"]["Coordinates"];
            /** @description Blank is the same as none */
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
             * @description Why; goes into the status log
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
             * @description In words, for the status log; has to be there where the reason is `OTHER`
             * @example The bell does not work
             */
            note?: string;
            /**
             * Format: date
             * @description The day of the next attempt, where it is known; today or later
             * @example 2026-03-04
             */
            nextAttempt?: string;
        };
        /**
         * @description Who received the parcel, their signature, a photo, or the receiver's handover code
         * @enum {string}
         */
        DeliveryProofKind: "NAME" | "SIGNATURE" | "PHOTO" | "CODE";
        /** @description The operator says which of it is required (`requiredProof`) */
        NewDelivery: {
            /**
             * @description Who took the parcel
             * @example Rita Receiver
             */
            receivedBy?: string;
            /**
             * @description As the receiver sees it on their dashboard
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
            /** @description What a delivery cannot be recorded without */
            requiredProof: components["schemas"]["DeliveryProofKind"][];
            /** @description Five tries were wrong; an administrator can give new ones */
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
            /** @description Of the caller, where they have chosen one; their emails come in it */
            language?: components["schemas"]["Language"];
            /** @description Of the caller, where the host asks for it: whether they have confirmed their email address. Until then they send no parcels, and are sent no emails about any. */
            isEmailVerified?: boolean;
            /**
             * @description Only of the caller, and only where two-factor authentication is required of them and neither set up nor met by a passkey that has verified them: until it is, they may call little else
             * @constant
             */
            mustSetUpTwoFactor?: true;
            /** @description Only of the caller, and only where no password opens the account: none was set, or the operator has closed passwords for this role */
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
             * @description For the sender, to find it again
             * @example Warehouse Hull
             */
            label: string;
            /** @example 9 Mill Lane */
            address: string;
            /**
             * Format: uuid
             * @description Who is there, a receiver who is not blocked
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
            /** @description Null where the entry names none, or one who can no longer be chosen */
            receiver: components["schemas"]["Receiver"] | null;
        };
        Address: {
            /**
             * @description Null where it is not in the address book, but of a parcel
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
        /** @description Sender or receiver, as the other one may see them; couriers see no email addresses */
        Party: {
            /** @example 9d4e6a70-1c2b-4f83-b6d1-5e7f0a93c2d8 */
            _id: string;
            /** @example Sam Sender */
            name: string;
            /** @example sam@example.com */
            email?: string;
        };
        /** @description An entry with `failedAttempt` says that a delivery failed; the status is what it was */
        StatusLog: {
            status: components["schemas"]["ParcelStatus"];
            /** Format: date-time */
            timestamp: string;
            note?: string;
            failedAttempt?: components["schemas"]["DeliveryFailure"];
            /**
             * Format: date
             * @description The day on which the delivery is tried again, where it is known
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
            /** @description Until the parcel is delivered or canceled. For administrators and couriers, the one that the sender gave, else the receiver's own; for the sender, the one that they gave */
            receiverPhone?: string;
            /** @description For the sender alone, what they gave */
            coordinates?: components["schemas"]["Coordinates"];
            /**
             * @description Four digits for the receiver alone, while the parcel is dispatched or in transit and not blocked: who brings it asks for them
             * @example 4821
             */
            handoverCode?: string;
            /**
             * @description Only in the answer to a scan that has just delivered the parcel: `undoDelivery` may take that back
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
            note?: string;
            failedAttempt?: components["schemas"]["DeliveryFailure"];
            /**
             * Format: date
             * @description The day on which the delivery is tried again, where it is known
             */
            nextAttempt?: string;
        };
        /** @description While the courier's run with the parcel is under way; never where the courier is. Estimated from the pace of the run so far: four of five arrivals fall in the range */
        Arrival: {
            /** @description Stops that come first */
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
            /** @description REQUESTED, APPROVED, DISPATCHED, IN_TRANSIT, DELIVERED, CANCELED and BLOCKED, in this order, those without parcels too */
            statuses: components["schemas"]["ParcelCount"][];
            /** @description Those among them that the filter `ATTEMPTED` lists */
            attempted?: {
                count: number;
                /** @description True where there are or may be more than `count`; left out otherwise */
                countIsCapped?: boolean;
            };
            /** @description All statuses together; exact up to 10,000 */
            total: number;
            /** @description True where there are or may be more than `total`; left out otherwise */
            totalIsCapped?: boolean;
        };
        InsightsDay: {
            /** Format: date */
            date: string;
            /** @description Parcels requested that day */
            created: number;
            /** @description Parcels whose delivery stands as DELIVERED and was last logged so that day, blocked ones included */
            delivered: number;
            /** @description The middle of the times from a request to its delivery that day, in hours with two decimals; null without a delivery */
            medianHours: number | null;
        };
        Insights: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Every day from the first to the last, those without parcels too */
            days: components["schemas"]["InsightsDay"][];
            /** @description Where all parcels stand now, whenever they were requested; exact, never capped, with the statuses and the order of `ParcelCounts` */
            statuses: components["schemas"]["ParcelCount"][];
            /** @description The same for all deliveries of these days together */
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
            /** @description Of the link, behind its `#` */
            token: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @enum {string} */
        RunState: "DRAFT" | "GIVEN_OUT" | "UNDER_WAY" | "FINISHED";
        /**
         * @description Of the run that the caller has seen: where it was planned further meanwhile, a change is a 409 with the code `RUN_CHANGED`. What a courier does changes no version.
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
            /** Format: date-time */
            finishedAt?: string;
            /** @description In the order in which they are driven to */
            stops: components["schemas"]["RunStop"][];
            /** @description What the caller may do to this run now */
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
        /** @description What became of the parcel on this run; left out until something did */
        RunResult: {
            /** @enum {string} */
            state: "DELIVERED" | "ATTEMPTED" | "CANCELED";
            /** Format: date-time */
            at: string;
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
            /** @description Stops of whose parcels something became */
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
            /** @description Parcels that were not reached, or not yet */
            open: number;
            /** @description From the start of each run to the last stop of which something became */
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
            /** @example City centre */
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
        /** @description WGS 84, as maps show them */
        Coordinates: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description Left out where it is not known */
        StopCoordinates: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description `BY_HAND`: a planner set it; `GIVEN`: the sender gave it for a parcel of the stop; `POSTCODE`: the middle of its area. The first of them that there is
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
            /** @description Every stop of the run that is still open, in the order that is proposed */
            stopIds: string[];
            /**
             * @description Estimated for the order as it is
             * @example 41200
             */
            metresBefore: number;
            /** @example 28700 */
            metresAfter: number;
            /** @description Those of the stops that nothing is known of */
            withoutCoordinates: string[];
            /**
             * @description `OWN`: by straight lines; `VROOM`: by the roads that the operator’s VROOM knows
             * @enum {string}
             */
            source: "OWN" | "VROOM";
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
             * @description Where the address has one
             * @example 20457
             */
            postcode?: string;
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
             * @description When it last told of itself; a minute later it counts as gone
             */
            seenAt: string;
            /** @description Whether it gave this answer */
            isAnswering: boolean;
            /** @description Open event streams of users */
            callers: number;
            /** @description Open event streams of visitors */
            visitors: number;
            /** @description Seconds since it had last read the changes for its streams; null while it has no streams */
            pollAge: number | null;
        };
        DatabaseReplica: {
            /** @description Of its connection, as several may have one name */
            id: string;
            name: string;
            /** @description As PostgreSQL says it, such as streaming or catchup */
            state: string;
            /** @description Whether changes are acknowledged only once it has them */
            isSynchronous: boolean;
            /** @description Seconds that it is behind, or says nothing */
            delay: number;
        };
        SystemDatabase: {
            version: string;
            /** @enum {string} */
            role: "LEADER" | "STANDBY";
            /** @description Null where the database's account may not see them */
            replicas: components["schemas"]["DatabaseReplica"][] | null;
        };
        LastBackup: {
            /** Format: date-time */
            endedAt: string;
            bytes: number;
        };
        SystemWarning: {
            /** @enum {string} */
            code: "ADMIN_SIGNUP_OPEN" | "DEMO_ACCOUNTS" | "NO_HTTPS" | "COOKIES_NOT_SECURE" | "RATE_LIMITS_OFF" | "TRACKING_LIST" | "MIXED_VERSIONS" | "NO_MAIL" | "VROOM_FAILED" | "PROVIDER_AWAY";
            /** @description What is so, and what to do about it */
            message: string;
            messageCode?: components["schemas"]["MessageCode"];
            messageValues?: components["schemas"]["MessageValues"];
        };
        /** @description Emails and webhooks */
        SystemQueue: {
            /** @description Not sent yet, with those that are tried again later */
            waiting: number;
            /** @description Since when the oldest of them is due; null while none is */
            oldestSeconds: number | null;
            /** @description Given up in the last 24 hours */
            failedLastDay: number;
        };
        /** @enum {string} */
        JobName: "SEND_MESSAGES" | "QUEUE_RESET_MAILS" | "REPORT_NODE" | "REMOVE_LOST_NODES" | "NUMBER_CHANGES" | "FINISH_ERASURES" | "REMOVE_OLD_MESSAGES" | "REMOVE_OLD_NOTIFICATIONS" | "REMOVE_OLD_SECRETS" | "REMOVE_OLD_PROOFS" | "FINISH_PAST_RUNS";
        SystemJob: {
            name: components["schemas"]["JobName"];
            everySeconds: number;
            /**
             * @description Done by one node for all, or by each node
             * @enum {string}
             */
            runsOn: "ONE" | "EACH";
            /**
             * Format: date-time
             * @description Of a job that each node does, on the one that answers; null before the first
             */
            lastEndedAt: string | null;
            /** @description True if it failed the last time */
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
            /** @description As the node that answers has reached it within the last minute; null where there is none */
            identityProvider: components["schemas"]["IdentityProvider"] | null;
            /** @description What nodes do by themselves */
            jobs: components["schemas"]["SystemJob"][];
            /** @description The last one that Waybill's own command made; null where there was none */
            lastBackup: components["schemas"]["LastBackup"] | null;
            /** @description Settings that are not fit for a server that the public reaches */
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
             * @description Only where a client has to know more than the status and the message say
             * @enum {string}
             */
            code?: "EMAIL_NOT_VERIFIED" | "TWO_FACTOR_REQUIRED" | "WRONG_CODE" | "TWO_FACTOR_SETUP_REQUIRED" | "LOGIN_AGAIN_REQUIRED" | "PROOF_REQUIRED" | "RUN_CHANGED";
            /**
             * @description Only where the change may have been made all the same, because its answer was lost on the way from the database. Without it, a failure has changed nothing.
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
         * @description Names the sentence beside it, for a client that shows it in another language. A code keeps its meaning; new ones come with new sentences.
         * @example weightIsZero
         */
        MessageCode: string;
        /** @description What is put into the sentence that `messageCode` names, where there is something */
        MessageValues: {
            /** @description The field, parameter or header by its name */
            field?: string;
            /** @description A limit, what is allowed, or which one is meant */
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
        /** @description Something in the request is not right; `errors` names each place */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no session, or the credentials are wrong. Where an API key is malformed, unknown, expired or revoked, `WWW-Authenticate` asks for another */
        Unauthenticated: {
            headers: {
                /** @description Only in answer to an API key */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The caller's role or API key may not do this, the account is blocked, two-factor authentication has to be set up first, or the call came from a foreign origin */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing, or it is not the caller's to see */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not possible in the state that things are in now */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 64 KiB */
        TooLarge: {
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
        /** @description The body is not `application/json` */
        UnsupportedType: {
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
        /** @description Our fault; the message carries the request's id */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The database is away or the server is full; trying again helps */
        Unavailable: {
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
        /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
        Page: number;
        /** @description Chosen by the caller, one for each parcel, scan, undo, attempt or delivery meant */
        IdempotencyKey: string;
        /** @description Rows a page */
        Limit: number;
        /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
        Search: string;
        Status: components["schemas"]["StatusFilter"];
        ParcelSort: components["schemas"]["ParcelSort"];
        /** @description Only parcels requested at this time or later */
        CreatedFrom: string;
        /** @description Only parcels requested before this time, which has to be after `createdFrom` */
        CreatedBefore: string;
        /** @description Just these parcels, each given as a parameter of its own: `id=…&id=…`. Those that are not there, or are not the caller's to see, are not in the list. */
        ParcelIds: string[];
        /** @description Of the row of titles, and of yes and no. English where it is left out */
        TitleLanguage: components["schemas"]["Language"];
        ParcelId: string;
        UserId: string;
        PasskeyId: string;
        RunId: string;
        /** @description The courier's run on which it was done. The end of its day takes a run from its courier; what was done on it counts all the same until noon of the next day, by the operator's clock. */
        DoneOnRun: string;
        AddressId: string;
        WebhookId: string;
        MessageId: string;
        /** @description The same each time that the message is sent */
        WebhookMessageId: string;
        /** @description When it was sent this time, in seconds since 1970 */
        WebhookTimestamp: string;
        /** @description `v1,` and a signature; several of them, separated by spaces, after a rotation */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Role = components['schemas']['Role'];
export type Language = components['schemas']['Language'];
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
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseManyTooLarge = components['responses']['ManyTooLarge'];
export type ResponsePicturesTooLarge = components['responses']['PicturesTooLarge'];
export type ResponseUnsupportedType = components['responses']['UnsupportedType'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
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
export type ParameterParcelId = components['parameters']['ParcelId'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterPasskeyId = components['parameters']['PasskeyId'];
export type ParameterRunId = components['parameters']['RunId'];
export type ParameterDoneOnRun = components['parameters']['DoneOnRun'];
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
                /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description What there is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description From whom the link comes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
        requestBody?: never;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /** @description `true` answers `null` to a visitor who carries no session cookie at all, so that asking causes no failed request. A session that is over is still a 401. */
                optional?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user; null only where `optional` was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description Where to go on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceivers: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
                q?: components["parameters"]["Search"];
                /** @description Just the receivers with these email addresses, in any case of their letters, each given as a parameter of its own: `email=a@example.com&email=b@example.com`. Addresses that are no open receiver's are not in the list. All of them are on one page unless `limit` says otherwise. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listParcels: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
                q?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                sort?: components["parameters"]["ParcelSort"];
                /** @description Only parcels requested at this time or later */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only parcels requested before this time, which has to be after `createdFrom` */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Just these parcels, each given as a parameter of its own: `id=…&id=…`. Those that are not there, or are not the caller's to see, are not in the list. */
                id?: components["parameters"]["ParcelIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ParcelList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createParcel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, one for each parcel, scan, undo, attempt or delivery meant */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordDeliveryAttempt: {
        parameters: {
            query?: {
                /** @description The courier's run on which it was done. The end of its day takes a run from its courier; what was done on it counts all the same until noon of the next day, by the operator's clock. */
                runId?: components["parameters"]["DoneOnRun"];
            };
            header?: {
                /** @description Chosen by the caller, one for each parcel, scan, undo, attempt or delivery meant */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The newest proof, where there is one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordDelivery: {
        parameters: {
            query?: {
                /** @description The courier's run on which it was done. The end of its day takes a run from its courier; what was done on it counts all the same until noon of the next day, by the operator's clock. */
                runId?: components["parameters"]["DoneOnRun"];
            };
            header?: {
                /** @description Chosen by the caller, one for each parcel, scan, undo, attempt or delivery meant */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PicturesTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    scanParcel: {
        parameters: {
            query?: {
                /** @description The courier's run on which it was done. The end of its day takes a run from its courier; what was done on it counts all the same until noon of the next day, by the operator's clock. */
                runId?: components["parameters"]["DoneOnRun"];
            };
            header?: {
                /** @description Chosen by the caller, one for each parcel, scan, undo, attempt or delivery meant */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, one for each parcel, scan, undo, attempt or delivery meant */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIncomingParcels: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyParcels: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
                q?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                sort?: components["parameters"]["ParcelSort"];
                /** @description Only parcels requested at this time or later */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only parcels requested before this time, which has to be after `createdFrom` */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Just these parcels, each given as a parameter of its own: `id=…&id=…`. Those that are not there, or are not the caller's to see, are not in the list. */
                id?: components["parameters"]["ParcelIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ParcelList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveryHistory: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countParcels: {
        parameters: {
            query?: {
                /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
                q?: components["parameters"]["Search"];
                /** @description Only parcels requested at this time or later */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only parcels requested before this time, which has to be after `createdFrom` */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Just these parcels, each given as a parameter of its own: `id=…&id=…`. Those that are not there, or are not the caller's to see, are not in the list. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportParcels: {
        parameters: {
            query?: {
                /** @description In any case, a part of a word, in tracking ID (with or without hyphens), names, emails and addresses. One or two letters find the beginnings of words. */
                q?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                sort?: components["parameters"]["ParcelSort"];
                /** @description Only parcels requested at this time or later */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only parcels requested before this time, which has to be after `createdFrom` */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description Just these parcels, each given as a parameter of its own: `id=…&id=…`. Those that are not there, or are not the caller's to see, are not in the list. */
                id?: components["parameters"]["ParcelIds"];
                /** @description Of the row of titles, and of yes and no. English where it is left out */
                language?: components["parameters"]["TitleLanguage"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The caller's choices, or what their role is told where they made none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description Those that are in use, then those that have expired or were revoked, each newest first; at most 100 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The key, and what is told of it from now on */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description How it is doing at this moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followParcel: {
        parameters: {
            query?: {
                /** @description The same for a subscriber that cannot send the header, which comes first */
                lastEventId?: string;
            };
            header?: {
                /** @description The `id` of the last event that was received, as browsers send it. With any other, such as one from an older version, the parcel is sent at once */
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
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followParcels: {
        parameters: {
            query?: {
                /** @description The same for a subscriber that cannot send the header, which comes first */
                lastEventId?: string;
            };
            header?: {
                /** @description The `id` of the last event that was received, as browsers send it. Any other, such as one from an older version, is answered with `reset` */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRuns: {
        parameters: {
            query: {
                from: string;
                /** @description Not before `from`, and at most 366 days with it */
                to: string;
                /** @description Of the row of titles, and of yes and no. English where it is left out */
                language?: components["parameters"]["TitleLanguage"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ManyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startRun: {
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
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishRun: {
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
            /** @description The run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ManyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ManyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description In any case, a part of a word, in labels and addresses. One or two letters find the beginnings of words. */
                q?: string;
                /** @description `true` answers only the entries of the address book */
                saved?: boolean;
                /** @description Addresses at most; 500 where it is left out */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description From 1. With any of the list's parameters, the answer carries `meta`. Pages reach the first 10,000 rows of a list in its order: a page that begins beyond them is a 400, a page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
    deleteAccount: "ADMIN" | "SENDER" | "RECEIVER";
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
    undoDelivery: "ADMIN";
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
