-- The day of UTC on which a delivery that stands as DELIVERED was last logged so, and the hours since
-- the request: all that figures by day need, narrow and in the order in which they read it. It
-- stands beside the parcel, whose row and many indexes no old delivery has to be written again for.
create table deliveries (
  parcel_id uuid primary key references parcels (id) on delete cascade,
  delivered_on date not null,
  hours double precision not null
);

-- Here rather than in the server, so that a node of an earlier version that is still at work beside a
-- new one leaves nothing out. A parcel's row carries the time of its last log entry.
create function note_delivery() returns trigger language plpgsql as $$
begin
  if new.delivery_status = 'DELIVERED' then
    insert into deliveries (parcel_id, delivered_on, hours)
    values (new.id, (new.updated_at at time zone 'UTC')::date,
      extract(epoch from new.updated_at - new.created_at)::double precision / 3600)
    on conflict (parcel_id)
      do update set delivered_on = excluded.delivered_on, hours = excluded.hours;
  else
    delete from deliveries where parcel_id = new.id;
  end if;
  return null;
end
$$;
create trigger parcels_delivered_at_once after insert on parcels
  for each row when (new.delivery_status = 'DELIVERED') execute function note_delivery();
create trigger parcels_delivered after update on parcels
  for each row when (old.delivery_status is distinct from new.delivery_status)
  execute function note_delivery();

-- The triggers' creation keeps all other writers waiting until this is done.
insert into deliveries (parcel_id, delivered_on, hours)
select parcel.id, (last.at at time zone 'UTC')::date,
  extract(epoch from last.at - parcel.created_at)::double precision / 3600
from parcels as parcel
  join (
    select parcel_id, max(created_at) as at from status_logs
    where status = 'DELIVERED' group by parcel_id
  ) as last on last.parcel_id = parcel.id
where parcel.delivery_status = 'DELIVERED';
create index deliveries_by_day on deliveries (delivered_on, hours);
