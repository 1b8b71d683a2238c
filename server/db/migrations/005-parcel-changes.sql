-- What changed, for those who follow live: a row for each new entry of the status log, written with
-- it. It gets its number once it is committed; see server/live/live-rows.ts. Rows that everybody
-- has been told are removed, so a parcel that is gone leaves nothing that has to be cleared away.
create table parcel_changes (
  parcel_id uuid not null,
  entry_number integer not null,
  number bigint,
  primary key (parcel_id, entry_number)
);
create index parcel_changes_number on parcel_changes (number);

-- One row: the last number that was given, and the key behind which numbers are shown.
create table parcel_change_numbers (
  id integer primary key check (id = 1),
  last bigint not null,
  secret uuid not null
);
insert into parcel_change_numbers (id, last, secret) values (1, 0, gen_random_uuid());
