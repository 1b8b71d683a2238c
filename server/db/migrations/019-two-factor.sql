-- The authenticator apps of users who log in with a code as well; of one who is only setting it up,
-- `confirmed_at` is null. `last_step` is the 30 seconds of the last code that was accepted, since 1970: no
-- code of that time or an earlier one is accepted again.
create table two_factors (
  user_id uuid primary key references users,
  secret text not null,
  last_step integer,
  confirmed_at timestamptz,
  created_at timestamptz not null
);

-- What takes the place of such a code, once. The codes themselves are not kept, only their SHA-256.
create table recovery_codes (
  hash bytea primary key,
  user_id uuid not null references users,
  created_at timestamptz not null
);
create index recovery_codes_user on recovery_codes (user_id);
