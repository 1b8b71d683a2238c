-- Receivers are told that their courier is near: beside the newest entry of the parcel's log, which they may
-- have been told of before. A notice that is no longer right is replaced.
alter table notifications add column arrival jsonb;
alter table notifications drop constraint notifications_parcel_id_entry_number_user_id_key;
create unique index notifications_log_entry on notifications (parcel_id, entry_number, user_id)
  where arrival is null;
create unique index notifications_arrival on notifications (parcel_id, user_id)
  where arrival is not null;
alter table messages add column arrival jsonb;
drop index messages_email;
create unique index messages_email on messages (parcel_id, entry_number, user_id)
  where channel = 'EMAIL' and arrival is null;

-- The beginning of the range that the receiver was told; null until they were.
alter table run_parcels add column told_from timestamptz;
