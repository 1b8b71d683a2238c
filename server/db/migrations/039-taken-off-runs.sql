-- The run off which planners last took a parcel: its courier's phone may not know yet, and its receiver may have been
-- told a time.
create table taken_off_runs (
  parcel_id uuid primary key references parcels (id) on delete cascade,
  run_id uuid not null references runs (id) on delete cascade,
  told_from timestamptz
);
create index taken_off_runs_run on taken_off_runs (run_id);

-- From now on, `told_from` is the time that was expected when the receiver was told, not the beginning of the range.
-- For those who were told before, it is taken to be the middle, or all of them would be told of another time.
update run_parcels as planned
set told_from = told_from + ((item.arrival ->> 'to')::timestamptz - told_from) / 2
from notifications as item
where item.parcel_id = planned.parcel_id and planned.is_open
  and (item.arrival ->> 'from')::timestamptz = planned.told_from;
update messages as message
set arrival = message.arrival || jsonb_build_object('expectedAt', planned.told_from)
from run_parcels as planned, notifications as item
where message.state = 'WAITING' and message.channel = 'EMAIL' and message.arrival is not null
  and planned.parcel_id = message.parcel_id and planned.is_open
  and item.parcel_id = message.parcel_id and item.user_id = message.user_id and item.arrival = message.arrival;
