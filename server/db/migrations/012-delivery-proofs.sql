-- Counted against the receiver's handover code, which is made from the key below and stands nowhere.
alter table parcels add column wrong_codes smallint not null default 0;

-- A version 4 UUID has 122 random bits, so these are enough for a key.
insert into signing_keys (name, value) values ('handover', decode(
  replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'
));

-- What was taken down when a parcel was handed over, beside the log entry that says so.
create table delivery_proofs (
  parcel_id uuid not null,
  entry_number integer not null,
  received_by text,
  has_code boolean not null,
  -- PNG
  signature bytea,
  -- JPEG
  photo bytea,
  created_at timestamptz not null,
  primary key (parcel_id, entry_number),
  foreign key (parcel_id, entry_number)
    references status_logs (parcel_id, entry_number)
);
create index delivery_proofs_created on delivery_proofs (created_at);
