-- The run off which planners last took a parcel: its courier's phone may not know yet, and its receiver may have been
-- told a time.
create table taken_off_runs (
  parcel_id uuid primary key references parcels (id) on delete cascade,
  run_id uuid not null references runs (id) on delete cascade,
  told_from timestamptz
);
create index taken_off_runs_run on taken_off_runs (run_id);
