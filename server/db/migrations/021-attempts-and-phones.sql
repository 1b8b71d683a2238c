-- The day on which a failed delivery is tried again, where it is known.
alter table status_logs add column next_attempt date;

-- Whether the last thing that happened to the delivery is that it failed; blocking does not count.
alter table parcels add column is_attempted boolean not null default false;
update parcels set is_attempted = true
where id in (
  select failed.parcel_id from status_logs as failed
  where failed.failed_attempt is not null and not exists (
    select from status_logs as later
    where later.parcel_id = failed.parcel_id and later.entry_number > failed.entry_number
      and later.failed_attempt is null and later.status not in ('BLOCKED', 'UNBLOCKED')
  )
);
create index parcels_attempted_newest on parcels (created_at desc, id desc)
  where is_attempted and not is_blocked;
create index parcels_sender_attempted on parcels (sender_id, created_at desc, id desc)
  where is_attempted and not is_blocked;

-- Under which the person who delivers can call: the receiver's own, and the one that the sender gave.
alter table users add column phone text;
alter table parcels add column receiver_phone text;
create index parcels_receiver_with_phone on parcels (receiver_id) where receiver_phone is not null;
