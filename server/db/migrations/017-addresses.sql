-- A sender's address book. What a sender's parcels have been from and to is read from the parcels.
create table addresses (
  id uuid primary key,
  user_id uuid not null references users,
  label text not null,
  address text not null,
  -- Who is there, as far as the sender says.
  receiver_id uuid references users,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One entry for each address, in whatever letters, so that it names at most one receiver.
create unique index addresses_user_address on addresses (user_id, lower(address));
