-- Public keys of the passkeys that users log in with. `counter` is how often the passkey was used, as far as
-- what holds it counts; `name` is the user's own.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a passkey has to sign, once. The challenge itself is not kept, only its SHA-256. `user_id` is the user
-- who adds a passkey, and null where one is to log in. A row is deleted when it is used.
create table passkey_challenges (
  hash bytea primary key,
  user_id uuid references users,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

-- Whether the login was by a passkey that had verified its user, which counts as two factors.
alter table sessions add column is_passkey_verified boolean not null default false;
