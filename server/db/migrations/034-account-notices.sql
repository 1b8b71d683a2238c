-- Whom a change is for that is a notification about an account, whose id stands in the column of a parcel's.
-- Null of parcels and runs.
alter table parcel_changes add column user_id uuid;
create index parcel_changes_user on parcel_changes (user_id) where user_id is not null;
