-- What one courier delivers in a day. The version counts what was planned, for planners who name the one that
-- they saw; the changes count everything, and number the run's events.
create table runs (
  id uuid primary key,
  day date not null,
  courier_id uuid not null references users,
  name text,
  state text not null check (state in ('DRAFT', 'GIVEN_OUT', 'UNDER_WAY', 'FINISHED')),
  version integer not null default 1,
  changes integer not null default 0,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index runs_day on runs (day, id);
create index runs_courier on runs (courier_id, day) where state <> 'FINISHED';

-- One address, in its place of the order.
create table run_stops (
  id uuid primary key,
  run_id uuid not null references runs on delete cascade,
  position integer not null,
  address text not null,
  unique (run_id, position) deferrable initially deferred
);

-- A parcel is on one run at most that is not finished. The log entry says what became of it there.
create table run_parcels (
  run_id uuid not null references runs on delete cascade,
  stop_id uuid not null references run_stops on delete cascade,
  parcel_id uuid not null references parcels,
  is_open boolean not null default true,
  entry_number integer,
  primary key (run_id, parcel_id),
  foreign key (parcel_id, entry_number) references status_logs (parcel_id, entry_number)
);
create unique index run_parcels_open on run_parcels (parcel_id) where is_open;
create index run_parcels_stop on run_parcels (stop_id);

-- Parcels that could be on a run, those that wait longest first.
create index parcels_plannable on parcels (created_at, id)
  where delivery_status in ('APPROVED', 'DISPATCHED', 'IN_TRANSIT') and not is_blocked;

-- A change of a run: its id and the number of its change stand in the columns of a parcel's.
alter table parcel_changes add column is_run boolean not null default false;

-- Couriers are made by administrators.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('ADMIN', 'SENDER', 'RECEIVER', 'COURIER'));
