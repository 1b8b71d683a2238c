-- When the user last proved who they are in this session: by a password or a passkey at the login, or at the
-- identity provider, which may have known them for hours. Null where the provider does not say, and in sessions
-- from before. Renewals carry it on.
alter table sessions add column authenticated_at timestamptz;

-- The same of a user who still owes a code.
alter table provider_logins add column authenticated_at timestamptz;

-- Whether the passkey has ever verified its user, by a PIN or a fingerprint: it is two factors then.
alter table passkeys add column is_user_verified boolean not null default false;
