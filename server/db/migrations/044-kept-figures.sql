-- Counts and sums by day are kept as parcels change, and not counted when they are read. A change appends what it
-- alters: changes would wait for each other at a row of sums. A job adds what was appended to the sums and removes it;
-- until then it is added by the statement that reads.

-- The locks that triggers need come first, as a start gives up soon if it does not get them, and tries again.
lock table parcels, deliveries in share row exclusive mode;

create table parcel_count_changes (
  xid xid8 not null default pg_current_xact_id(),
  sender_id uuid not null,
  receiver_id uuid not null,
  created_at timestamptz not null,
  delivery_status text not null,
  is_blocked boolean not null,
  is_attempted boolean not null,
  count integer not null
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
create index parcel_count_changes_xid on parcel_count_changes (xid);

create table delivery_count_changes (
  xid xid8 not null default pg_current_xact_id(),
  delivered_at timestamptz not null,
  hours double precision not null,
  count integer not null
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
create index delivery_count_changes_xid on delivery_count_changes (xid);

-- Sums of all parcels (with the nil UUID), and of those that a user sent.
create table parcel_counts (
  scope text not null check (scope in ('ALL', 'SENT')),
  user_id uuid not null,
  delivery_status text not null,
  is_blocked boolean not null,
  is_attempted boolean not null,
  count bigint not null,
  primary key (scope, user_id, delivery_status, is_blocked, is_attempted)
);

-- Days of a time zone, and months, by their first day. The median is that of the durations below.
create table day_counts (
  time_zone text not null,
  unit text not null check (unit in ('DAY', 'MONTH')),
  day date not null,
  created bigint not null default 0,
  delivered bigint not null default 0,
  median_hours double precision,
  primary key (time_zone, unit, day)
);

-- How many deliveries of a day took how long; `duration_bucket` below says what the buckets are.
create table day_durations (
  time_zone text not null,
  unit text not null check (unit in ('DAY', 'MONTH')),
  day date not null,
  bucket integer not null,
  count bigint not null,
  primary key (time_zone, unit, day, bucket)
);

-- How far the sums have come. All appended changes of transactions before `upto` are in the sums, or of parcels that
-- were not counted yet; `counted_to` is the time of the request up to which earlier parcels are counted.
create table kept_counts (
  is_only boolean primary key default true check (is_only),
  upto xid8 not null,
  counted_to timestamptz not null
);

-- Time zones whose days are kept, and up to which time; `wanted_at` is when a node last had it as the company's.
create table kept_days (
  time_zone text primary key,
  counted_to timestamptz not null,
  wanted_at timestamptz not null
);

-- The first bucket is a quarter of an hour, and each of the others is 5 % longer than the one before; the last, from a
-- year on, has no end. server/parcels/kept-figures/durations.ts reads them.
create function duration_bucket(hours double precision) returns integer language sql immutable parallel safe
  return case when hours < 0.25 then 0 else least(215, 1 + floor(ln(hours / 0.25) / ln(1.05)))::integer end;

create function note_parcel_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into parcel_count_changes
      (sender_id, receiver_id, created_at, delivery_status, is_blocked, is_attempted, count)
    values (old.sender_id, old.receiver_id, old.created_at, old.delivery_status, old.is_blocked, old.is_attempted, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into parcel_count_changes
      (sender_id, receiver_id, created_at, delivery_status, is_blocked, is_attempted, count)
    values (new.sender_id, new.receiver_id, new.created_at, new.delivery_status, new.is_blocked, new.is_attempted, 1);
  end if;
  return null;
end
$$;
create trigger parcels_counted after insert or delete on parcels
  for each row execute function note_parcel_counts();
create trigger parcels_recounted after update on parcels
  for each row when (
    (old.delivery_status, old.is_blocked, old.is_attempted, old.sender_id, old.receiver_id, old.created_at)
    is distinct from
    (new.delivery_status, new.is_blocked, new.is_attempted, new.sender_id, new.receiver_id, new.created_at)
  ) execute function note_parcel_counts();

create function note_delivery_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into delivery_count_changes (delivered_at, hours, count) values (old.delivered_at, old.hours, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into delivery_count_changes (delivered_at, hours, count) values (new.delivered_at, new.hours, 1);
  end if;
  return null;
end
$$;
create trigger deliveries_counted after insert or update or delete on deliveries
  for each row execute function note_delivery_counts();

-- Nothing is left to count without earlier parcels.
insert into kept_counts (upto, counted_to)
select '0', case when exists (select from parcels) then timestamptz '-infinity' else 'infinity' end;
