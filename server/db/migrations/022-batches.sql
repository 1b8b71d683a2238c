-- What one person does to many parcels in one go is told together. Of each user, channel, doer and event
-- there is one batch at a time, which takes what comes until it closes; a daily email is one as well, of
-- the user themselves and the event DAILY. The row is locked by each change that joins, and by the email
-- that closes it.
create table notification_batches (
  user_id uuid not null references users,
  channel text not null check (channel in ('CENTER', 'EMAIL')),
  actor_id uuid not null,
  event text not null,
  id uuid not null,
  begun_at timestamptz not null,
  closes_at timestamptz not null,
  primary key (user_id, channel, actor_id, event)
);
create index notification_batches_closes_at on notification_batches (closes_at);

-- What the notification or the email of a batch tells of. Names are looked up when it is shown or sent.
create table batch_entries (
  user_id uuid not null references users,
  batch_id uuid not null,
  parcel_id uuid not null,
  entry_number integer not null,
  created_at timestamptz not null,
  primary key (user_id, batch_id, parcel_id, entry_number),
  foreign key (parcel_id, entry_number) references status_logs (parcel_id, entry_number)
);
create index batch_entries_created_at on batch_entries (created_at);

-- Their own log entry is the first of the batch; null where there is none.
alter table notifications add column batch_id uuid;
create unique index notifications_batch on notifications (user_id, batch_id)
  where batch_id is not null;
alter table messages add column batch_id uuid;
create unique index messages_batch on messages (user_id, batch_id) where batch_id is not null;

-- Who gets one email a day, and at which hour of theirs; all others get them as it happens.
create table mail_schedules (
  user_id uuid primary key references users,
  hour integer not null check (hour between 0 and 23),
  time_zone text not null
);

-- When that hour comes next in that time zone. A database that was restored elsewhere may not know the
-- zone; no change of a parcel may fail by that, so UTC stands in for it.
create function next_time_at(hour integer, time_zone text, since timestamptz) returns timestamptz
language plpgsql stable as $$
declare
  due timestamptz;
begin
  for days in 0..2 loop
    due := ((since at time zone time_zone)::date + days + make_interval(hours => hour))
      at time zone time_zone;
    if due > since then return due; end if;
  end loop;
  return due;
exception when invalid_parameter_value then
  return next_time_at(hour, 'UTC', since);
end
$$;
