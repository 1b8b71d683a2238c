-- What a search looks through: one text a line, in small letters, each line begun anew. It stands
-- beside the parcel, for it never changes: a new status need not write it, nor its index, again.
-- Names and e-mails are as they were when the parcel was requested; no call changes them.
create table parcel_search (
  id uuid primary key references parcels (id) on delete cascade,
  created_at timestamptz not null,
  text text not null
);
insert into parcel_search (id, created_at, text)
select parcel.id, parcel.created_at, lower(concat_ws(chr(10), '',
  replace(parcel.tracking_id, '-', ''), parcel.from_address, parcel.to_address,
  sender.name, sender.email, receiver.name, receiver.email))
from parcels as parcel
  join users as sender on sender.id = parcel.sender_id
  join users as receiver on receiver.id = parcel.receiver_id;

create function note_parcel_search() returns trigger language plpgsql as $$
begin
  insert into parcel_search (id, created_at, text)
  select parcel.id, parcel.created_at, lower(concat_ws(chr(10), '',
    replace(parcel.tracking_id, '-', ''), parcel.from_address, parcel.to_address,
    sender.name, sender.email, receiver.name, receiver.email))
  from new_parcels as parcel
    join users as sender on sender.id = parcel.sender_id
    join users as receiver on receiver.id = parcel.receiver_id;
  return null;
end
$$;
create trigger parcels_search after insert on parcels
  referencing new table as new_parcels
  for each statement execute function note_parcel_search();

-- Everything that lists are sorted by, with what they are filtered by, so that a page's keys and
-- its count come from one index each.
create index parcels_last_updated on parcels (updated_at desc, id desc);
create index parcels_weight on parcels (weight_grams desc, id desc);
create index parcels_fee on parcels (fee_cents desc, id desc);
create index parcels_status_newest on parcels (delivery_status, created_at desc, id desc)
  where not is_blocked;
create index parcels_blocked_newest on parcels (created_at desc, id desc) where is_blocked;

drop index parcels_receiver_newest;
drop index parcels_sender_newest;
create index parcels_sender_newest on parcels (sender_id, created_at desc, id desc)
  include (delivery_status, is_blocked);
create index parcels_receiver_incoming on parcels (receiver_id, created_at desc, id desc)
  include (delivery_status, is_blocked)
  where delivery_status not in ('DELIVERED', 'CANCELED');

create index users_name on users (lower(name), id) include (name);
create index users_role_falling on users (role desc, lower(name), id) include (name);
create index users_blocked_first on users (is_blocked desc, lower(name), id) include (name);
create index users_blocked_last on users (is_blocked, lower(name), id) include (name);
create index users_open_receivers on users (lower(name), id) include (name)
  where role = 'RECEIVER' and not is_blocked;
