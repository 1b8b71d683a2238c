-- The runs off which planners took a parcel: the courier's phone may not know yet. If its receiver was told a time, the
-- last of these rows has it until the parcel is on a run again. Such a run may have been deleted since.
create table taken_off_runs (
  parcel_id uuid not null references parcels (id) on delete cascade,
  run_id uuid not null,
  told_from timestamptz,
  primary key (parcel_id, run_id)
);
create index taken_off_runs_run on taken_off_runs (run_id);

-- From now on, `told_from` is the time that was expected when the receiver was told, not the beginning of the range.
-- For those who were told before, it is taken to be the middle, or all of them would be told of another time.
update run_parcels as planned
set told_from = told_from + ((told.arrival ->> 'to')::timestamptz - told_from) / 2
from (
  select parcel_id, arrival from notifications where arrival is not null
  union select parcel_id, arrival from messages where arrival is not null
) as told
where told.parcel_id = planned.parcel_id and planned.is_open
  and (told.arrival ->> 'from')::timestamptz = planned.told_from;
update messages set arrival = arrival || jsonb_build_object(
  'isMoved', (arrival ->> 'stopsBefore')::integer > 3,
  'expectedAt', (arrival ->> 'from')::timestamptz
    + ((arrival ->> 'to')::timestamptz - (arrival ->> 'from')::timestamptz) / 2
)
where state = 'WAITING' and channel = 'EMAIL' and arrival is not null;
