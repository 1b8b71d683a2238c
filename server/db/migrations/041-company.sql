-- What an administrator has chosen for the company. One row.
create table company (
  is_only boolean primary key default true check (is_only),
  time_zone text not null
);

-- When a delivery that stands as DELIVERED was last logged so: which day that is depends on the company's time
-- zone. The day of UTC is written on, as a node of an earlier version may still read it.
alter table deliveries add column delivered_at timestamptz;
create or replace function note_delivery() returns trigger language plpgsql as $$
begin
  if new.delivery_status = 'DELIVERED' then
    insert into deliveries (parcel_id, delivered_at, delivered_on, hours)
    values (new.id, new.updated_at, (new.updated_at at time zone 'UTC')::date,
      extract(epoch from new.updated_at - new.created_at)::double precision / 3600)
    on conflict (parcel_id)
      do update set delivered_at = excluded.delivered_at, delivered_on = excluded.delivered_on,
        hours = excluded.hours;
  else
    delete from deliveries where parcel_id = new.id;
  end if;
  return null;
end
$$;
update deliveries set delivered_at = parcel.created_at + make_interval(secs => hours * 3600)
from parcels as parcel where parcel.id = deliveries.parcel_id;
alter table deliveries alter column delivered_at set not null;
drop index deliveries_by_day;
create index deliveries_by_time on deliveries (delivered_at, hours);
