create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('ADMIN', 'SENDER', 'RECEIVER')),
  is_blocked boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email_key on users (lower(email));
create index users_role_name on users (role, lower(name), id);

-- One row for each pair of tokens. Rotation adds a row to the family; only hashes are kept.
create table sessions (
  id uuid primary key,
  family_id uuid not null,
  user_id uuid not null references users (id),
  access_hash bytea not null,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null,
  refresh_expires_at timestamptz not null,
  created_at timestamptz not null,
  rotated_at timestamptz,
  -- With the parent's own token, this salt gives the successor's tokens again within the grace.
  successor_salt bytea,
  ended_at timestamptz
);
create unique index sessions_access_hash_key on sessions (access_hash);
create unique index sessions_refresh_hash_key on sessions (refresh_hash);
create index sessions_family on sessions (family_id);
create index sessions_user on sessions (user_id);
create index sessions_refresh_expires_at on sessions (refresh_expires_at);

create table parcels (
  id uuid primary key,
  tracking_id text not null,
  sender_id uuid not null references users (id),
  receiver_id uuid not null references users (id),
  parcel_type text not null check (parcel_type in ('PACKAGE', 'DOCUMENT')),
  weight_grams integer not null check (weight_grams > 0),
  fee_cents integer not null check (fee_cents >= 0),
  -- The values are the lifecycle machine's to say.
  delivery_status text not null,
  is_blocked boolean not null default false,
  from_address text not null,
  to_address text not null,
  note text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index parcels_tracking_id_key on parcels (tracking_id);
create index parcels_newest on parcels (created_at desc, id desc);
create index parcels_sender_newest on parcels (sender_id, created_at desc, id desc);
create index parcels_receiver_newest on parcels (receiver_id, created_at desc, id desc);

create table status_logs (
  parcel_id uuid not null references parcels (id),
  -- 1 for REQUESTED at the parcel's creation, then without a gap.
  entry_number integer not null,
  status text not null,
  note text,
  updated_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (parcel_id, entry_number)
);

create table idempotency_keys (
  sender_id uuid not null references users (id),
  key text not null,
  body_hash bytea not null,
  parcel_id uuid not null references parcels (id),
  created_at timestamptz not null,
  primary key (sender_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Counters of tries, shared by all nodes. `key` says what is counted and for whom (hashed).
create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limits_resets_at on rate_limits (resets_at);
